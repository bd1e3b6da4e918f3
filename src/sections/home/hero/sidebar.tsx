import styled from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { Cairn } from "../../../ui/cairn";

/** The app's sidebar with its first view open. */
export function Sidebar({ views }: Pick<Queries.BoardSceneFragment, "views">) {
  return (
    <Bar aria-hidden>
      <Cairn size={20} />
      {views.map((view, index) => (
        <span key={view} data-open={index === 0}>
          {view}
        </span>
      ))}
    </Bar>
  );
}

const Bar = styled.div`
  display: none;
  flex: none;
  flex-direction: column;
  gap: 0.25rem;
  width: 9.5rem;
  padding: 1rem 0.75rem;
  border-right: 1px solid ${theme.color.line};

  & > svg {
    margin: 0 0 0.75rem 0.5rem;
  }
  & > span {
    padding: 0.25rem 0.5rem;
    border-radius: ${theme.radius.sm};
    color: ${theme.color.muted};
  }
  & > span[data-open="true"] {
    color: ${theme.color.ink};
    background: ${theme.color.sunken};
    font-weight: 550;
  }
  ${media.md} {
    display: flex;
  }
`;
