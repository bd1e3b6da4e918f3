import styled from "styled-components";
import { listed } from "../../../lib/format";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { VisuallyHidden } from "../../../ui/visually-hidden";
import { BesideOurs } from "./beside-ours";
import type { Said } from "./verdict-words";

interface VerdictSentenceProps {
  tools: readonly string[];
  said: Said;
}

/** The verdict over all tools; every change of it is announced, once. */
export function VerdictSentence({ tools, said }: VerdictSentenceProps) {
  return (
    <Status role="status" aria-atomic>
      <VisuallyHidden>{said.left}</VisuallyHidden>
      {/* Another sentence is another paragraph, not one that moved. */}
      <Sentence key={`${said.sentence} ${said.names.join()}`} data-answered={said.left !== ""}>
        <Named text={said.sentence} names={said.names} word="or" tools={tools} />
      </Sentence>
      {said.doubt && (
        <p key={`${said.doubt} ${said.doubtful.join()}`}>
          <Named text={said.doubt} names={said.doubtful} word="and" />
        </p>
      )}
    </Status>
  );
}

interface Names {
  names: readonly string[];
  word: "and" | "or";
}

interface NamedProps extends Names {
  text: string;
  /** Given, each of the others leads to the table beside ours. */
  tools?: readonly string[];
}

/** A sentence with names of tools in it. */
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

/** As high as the longest verdict at each width: an answer moves nothing. `e2e/comparison-verdict.spec.ts` gives all. */
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
  /* The doubt. Here: no rule comes with a press (docs/decisions/004-styles.md). */
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
