import styled from "styled-components";
import { theme } from "../../theme";

/** The bullets of a release. `withAnchors` gives each note an address of its own. */
export function NoteList({
  notes,
  withAnchors,
}: {
  notes: readonly { id: string; html: string }[];
  withAnchors?: boolean;
}) {
  return (
    <List>
      {notes.map(({ id, html }) => (
        <li key={id} id={withAnchors ? id : undefined} dangerouslySetInnerHTML={{ __html: html }} />
      ))}
    </List>
  );
}

const List = styled.ul`
  display: grid;
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
