import styled from "styled-components";
import { theme } from "../../theme";
import { CopyLink } from "./copy-link";

interface NoteListProps {
  notes: readonly { id: string; lead: string; html: string }[];
  /** Words of the button beside each note; with them each note has an address of its own. */
  copy?: { copyLink: string; copied: string };
}

/** The bullets of a release. */
export function NoteList({ notes, copy }: NoteListProps) {
  return (
    <List>
      {notes.map(({ id, lead, html }) => (
        <li key={id} id={copy && id}>
          <span dangerouslySetInnerHTML={{ __html: html }} />
          {copy && <CopyLink id={id} name={lead.replace(/\.$/, "")} words={copy} />}
        </li>
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  max-width: ${theme.width.prose};
  padding-left: 1.2em;
  list-style: disc;
  color: ${theme.color.muted};

  li {
    scroll-margin-top: 6rem;
  }
  li::marker {
    color: ${theme.color.accent};
  }
  li:target {
    background: ${theme.color.accentTint};
  }
  strong {
    font-weight: 600;
    color: ${theme.color.ink};
  }
`;
