import { graphql } from "gatsby";
import styled from "styled-components";
import { Link as LinkSign } from "../../ui/icons";
import { singleParagraph } from "../../lib/single-paragraph";
import { theme } from "../../theme";
import { media } from "../../theme/media";
import { externalSign } from "../../ui/link";
import { LongText } from "../../ui/prose";

interface NoteListProps {
  notes: readonly Queries.NoteFragment[];
  /** Texts of the copy buttons. With them, each note also has an anchor. */
  copy?: Queries.ChangelogCopyFragment;
}

export function NoteList({ notes, copy }: NoteListProps) {
  return (
    <List>
      {notes.map(({ anchor, lead, text }) => (
        <li key={anchor} id={copy && anchor}>
          <LongText html={singleParagraph(text?.html ?? "")} />
          {copy && (
            <Copy>
              <button
                type="button"
                aria-label={`${copy.copyLink}: ${lead.replace(/\.$/, "")}`}
                data-copy-link={anchor}
                data-copied={copy.copied}
              >
                <LinkSign size="1em" aria-hidden />
              </button>
              <span role="status" />
            </Copy>
          )}
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

const List = styled.ul`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${theme.space[3]};
  max-width: ${theme.width.prose};
  padding-left: 1.2em;
  list-style: disc;
  color: ${theme.color.muted};

  ${externalSign}
  /* Keeps the button on the line of the last word. */
  & > li > div {
    display: inline;
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

/** Copies a link to the note (`layout/copy-buttons.ts`). */
const Copy = styled.span`
  position: relative;
  margin-left: ${theme.space[2]};
  white-space: nowrap;

  ${media.noScript} {
    display: none;
  }
  & > button {
    position: relative;
    padding: ${theme.space[1]};
    border: 0;
    border-radius: ${theme.radius.sm};
    vertical-align: middle;
    background: none;
  }
  /* Enlarges the touch target without changing the line height. */
  & > button::after {
    content: "";
    position: absolute;
    inset: -0.625rem;
  }
  ${media.hover} {
    & > button {
      opacity: 0;
    }
    & > button:hover {
      color: ${theme.color.accent};
    }
    li:hover > & > button,
    & > button:focus-visible {
      opacity: 1;
    }
  }
  & > span {
    position: absolute;
    z-index: 1;
    inset: auto 0 100% auto;
    padding-inline: ${theme.space[2]};
    border-radius: ${theme.radius.sm};
    font-size: ${theme.text.sm};
    color: ${theme.color.paper};
    background: ${theme.color.ink};
  }
`;
