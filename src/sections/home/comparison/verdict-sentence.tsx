import styled from "styled-components";
import { listed } from "../../../lib/format";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { VisuallyHidden } from "../../../ui/visually-hidden";
import { BesideOurs } from "./beside-ours";
import type { Verdict } from "./verdict-words";

interface VerdictSentenceProps {
  tools: readonly string[];
  verdict: Verdict;
}

/** The verdict over all tools, in a live region. */
export function VerdictSentence({ tools, verdict }: VerdictSentenceProps) {
  const { sentence, names, doubt, doubtful, left } = verdict;
  return (
    <Status role="status" aria-atomic>
      <VisuallyHidden>{left}</VisuallyHidden>
      {/* Keys: screen readers announce a changed sentence as a new paragraph. */}
      <Sentence key={`${sentence} ${names.join()}`} data-answered={left !== ""}>
        <Named text={sentence} names={names} word="or" tools={tools} />
      </Sentence>
      {doubt && (
        <p key={`${doubt} ${doubtful.join()}`}>
          <Named text={doubt} names={doubtful} word="and" />
        </p>
      )}
    </Status>
  );
}

interface NamedProps {
  text: string;
  names: readonly string[];
  word: "and" | "or";
  /** With it, the name of each tool but ours links to the table. */
  tools?: readonly string[];
}

/** A sentence with a list of names in place of {tools}. */
function Named({ text, names, word, tools = [] }: NamedProps) {
  const [before, after] = text.split("{tools}");
  const pieces = after === undefined ? [] : listed(names, word);
  return (
    <>
      {before}
      {pieces.map(({ text: piece, hit }) => {
        if (!hit) return piece;
        const tool = tools.indexOf(piece);
        return <b key={piece}>{tool > 0 ? <BesideOurs name={piece} tool={tool} /> : piece}</b>;
      })}
      {after}
    </>
  );
}

/** As high as the longest verdict (`e2e/comparison-verdict.spec.ts`), so that nothing shifts. */
const Status = styled.div`
  min-height: 7.25rem;
  ${media.sm} {
    min-height: 4.5rem;
  }
  ${media.lg} {
    display: grid;
    align-content: end;
    min-height: 10.75rem;
  }
  /* The doubt: a rule of the parent (docs/decisions/004-styles.md). */
  p + p {
    margin-top: ${theme.space[3]};
    font-size: ${theme.text.ui};
    color: ${theme.color.muted};

    b {
      font-weight: 550;
    }
  }
`;

const Sentence = styled.p`
  font-family: ${theme.font.heading};
  font-size: ${theme.text.h3};
  line-height: 1.2;
  font-weight: 500;
  color: ${theme.color.muted};
  ${media.lg} {
    font-size: ${theme.text.figure};
    line-height: 1.12;
  }
  &[data-answered="true"] {
    color: ${theme.color.ink};
  }
  b {
    font-weight: 700;
    color: ${theme.color.ink};
  }
  a {
    color: inherit;
    text-decoration-color: ${theme.color.edge};
    text-decoration-thickness: 2px;
  }
`;
