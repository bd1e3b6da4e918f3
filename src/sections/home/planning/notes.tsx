import styled from "styled-components";
import { theme } from "../../../theme";
import { room } from "../../../theme/room";
import { StatementList } from "../scene/statement-list";

/** Rows of the window that a note can stand beside: labels, estimate, subtasks. */
const rows = 3;

/** What a visitor sees in the window, said in the margin beside it; what is left is said below. */
export function Notes({ notes }: { notes: readonly Queries.StatementFragment[] }) {
  return (
    <>
      <Beside statements={notes.slice(0, rows)} />
      {notes.length > rows && <Below statements={notes.slice(rows)} />}
    </>
  );
}

const Note = styled(StatementList)`
  & > div {
    font-size: ${theme.text.sm};
    line-height: 1.5;
  }
`;

const Beside = styled(Note)`
  margin-top: ${theme.space[5]};
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

const Below = styled(Note)`
  /* On a phone one list with the notes above. */
  margin-top: calc(-1 * ${theme.space[5]});
  ${room.md} {
    display: grid;
    grid-column: 1 / -1;
    grid-template-columns: repeat(3, 1fr);
    gap: 0 ${theme.space[8]};
    margin-top: ${theme.space[10]};
  }
`;
