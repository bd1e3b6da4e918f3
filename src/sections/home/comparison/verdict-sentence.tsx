import styled from "styled-components";
import { listed } from "../../../lib/format";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { VisuallyHidden } from "../../../ui/visually-hidden";
import { BesideOurs } from "./beside-ours";
import type { Verdict } from "./verdict-words";

interface VerdictSentenceProps {
  tools: readonly string[];
  /** None before the first answer. */
  verdict?: Verdict;
}

/** The verdict over all tools, in a live region that is there before it. */
export function VerdictSentence({ tools, verdict }: VerdictSentenceProps) {
  return (
    <Status role="status" aria-atomic>
      {verdict && (
        <>
          <VisuallyHidden>{verdict.left}</VisuallyHidden>
          {/* Keys: screen readers announce a changed sentence as a new paragraph. */}
          <Sentence key={`${verdict.sentence} ${verdict.names.join()}`}>
            <Named text={verdict.sentence} names={verdict.names} tools={tools} />
          </Sentence>
          {verdict.doubt && (
            <p key={`${verdict.doubt} ${verdict.doubtful.join()}`}>
              <Named text={verdict.doubt} names={verdict.doubtful} />
            </p>
          )}
        </>
      )}
    </Status>
  );
}

interface NamedProps {
  text: string;
  names: readonly string[];
  /** With it, the name of each tool but ours links to the table. */
  tools?: readonly string[];
}

/** A sentence with a list of names in place of {tools}. */
function Named({ text, names, tools = [] }: NamedProps) {
  const [before, after] = text.split("{tools}");
  const pieces = after === undefined ? [] : listed(names);
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

/** As high as the longest verdict (`tests/e2e/comparison-verdict.spec.ts`), so that nothing shifts. */
const Status = styled.div`
  &:not(:empty) {
    min-height: 7.25rem;
    ${media.sm} {
      min-height: 4.5rem;
    }
    ${media.lg} {
      min-height: 10rem;
    }
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
  b {
    font-weight: 700;
  }
  a {
    color: inherit;
    text-decoration-color: ${theme.color.edge};
    text-decoration-thickness: 2px;
  }
`;
