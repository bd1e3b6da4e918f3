import { graphql } from "gatsby";
import styled from "styled-components";
import { singleParagraph } from "../../lib/single-paragraph";
import { theme } from "../../theme";
import { CopyLink } from "./copy-link";

interface NoteListProps {
  notes: readonly Queries.NoteFragment[];
  /** Words of the button beside each note; with them each note has an address of its own. */
  copy?: Queries.CopyLinkWordsFragment;
}

/** The bullets of a release. */
export function NoteList({ notes, copy }: NoteListProps) {
  return (
    <List>
      {notes.map(({ anchor, lead, text }) => (
        <li key={anchor} id={copy && anchor}>
          <Text dangerouslySetInnerHTML={{ __html: singleParagraph(text?.html ?? "") }} />
          {copy && <CopyLink id={anchor} name={lead.replace(/\.$/, "")} words={copy} />}
        </li>
      ))}
    </List>
  );
}

export const fragment = graphql`
  fragment Note on ReleaseNote {
    anchor
    lead
    text: childMarkdownRemark {
      html
    }
  }
`;

/** The button stands at the end of the last line. */
const Text = styled.div`
  display: inline;
`;

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  max-width: ${theme.width.prose};
  padding-left: 1.2em;
  list-style: disc;
  color: ${theme.color.muted};

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
