import type { ReactNode } from "react";
import styled from "styled-components";
import { theme } from "../../../theme";

interface TileProps extends Queries.StatementFragment {
  children?: ReactNode;
}

/** A piece of the app with its statement below. The drawing is decoration; the words carry it, alone where need be. */
export function Tile({ title, text, children }: TileProps) {
  return (
    <Block>
      {children && <Drawing aria-hidden>{children}</Drawing>}
      <h3>{title}</h3>
      <p>{text}</p>
    </Block>
  );
}

const Block = styled.div`
  display: flex;
  flex-direction: column;
  overflow: hidden;
  padding: ${theme.space[6]};
  border-radius: ${theme.radius.lg};
  background: ${theme.color.paper};

  & > h3 {
    font-size: ${theme.text.xl};
  }
  & > p {
    margin-top: ${theme.space[2]};
    max-width: 30rem;
    color: ${theme.color.muted};
  }
`;

const Drawing = styled.div`
  flex: 1;
  margin-bottom: ${theme.space[6]};
  font-size: ${theme.text.note};
  line-height: 1.4;
`;
