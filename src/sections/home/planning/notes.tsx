import styled from "styled-components";
import { theme } from "../../../theme";
import { room } from "../../../theme/room";

/** What a visitor sees in the window, said in the margin: each note in the row it is about. */
export function Notes({ notes }: { notes: readonly Queries.PointItemFragment[] }) {
  return (
    <List>
      {notes.map(({ title, text }) => (
        <div key={title}>
          <dt>{title}</dt>
          <dd>{text}</dd>
        </div>
      ))}
    </List>
  );
}

const List = styled.dl`
  margin-top: ${theme.space[5]};

  & > div {
    padding: ${theme.space[4]} 0;
    border-top: 1px solid ${theme.color.line};
    font-size: ${theme.text.sm};
    line-height: 1.5;
  }
  dt {
    font-weight: 600;
  }
  dd {
    margin-top: ${theme.space[1]};
    color: ${theme.color.muted};
  }
  ${room.md} {
    display: grid;
    grid-area: 3 / 3 / 6 / 4;
    grid-template-rows: subgrid;
    margin: 0;

    & > div {
      padding: ${theme.space[5]} 0 ${theme.space[4]} ${theme.space[6]};
    }
  }
`;
