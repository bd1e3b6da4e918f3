import { useMemo } from "react";
import styled, { css } from "styled-components";
import { listed } from "../../../lib/format";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { VisuallyHidden } from "../../../ui/visually-hidden";
import { BesideOurs } from "./beside-ours";
import type { Said } from "./verdict-words";

interface VerdictSentenceProps {
  tools: readonly string[];
  said: Said;
  /** Everything that can be said: its place is kept. */
  all: readonly { said: Said }[];
}

/** The verdict over all tools; every change of it is announced, once. */
export function VerdictSentence({ tools, said, all }: VerdictSentenceProps) {
  const longest = useMemo(() => longestOf(all.map((one) => textsOf(one.said))), [all]);
  const [sentence, doubt] = textsOf(said);
  return (
    <Place>
      {longest.map((texts) => (
        <Longest key={texts.join()} data-sentence={texts[0]} data-doubt={texts[1]} aria-hidden />
      ))}
      <div role="status" aria-atomic>
        <VisuallyHidden>{said.left}</VisuallyHidden>
        {/* Another sentence is another paragraph, not one that moved. */}
        <Sentence key={sentence} data-answered={said.left !== ""}>
          <Named text={said.sentence} names={said.names} word="or" tools={tools} />
        </Sentence>
        {said.doubt && (
          <p key={doubt}>
            <Named text={said.doubt} names={said.doubtful} word="and" />
          </p>
        )}
      </div>
    </Place>
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

const filled = (text = "", names: Names["names"], word: Names["word"]): string =>
  text.replace("{tools}", () =>
    listed(names, word)
      .map((piece) => piece.text)
      .join(""),
  );

type Texts = [sentence: string, doubt: string];

const textsOf = ({ sentence, names, doubt, doubtful }: Said): Texts => [
  filled(sentence, names, "or"),
  filled(doubt, doubtful, "and"),
];

/** Those that no other is longer than in both parts, each a little longer: words break where they have to. */
function longestOf(all: Texts[]): Texts[] {
  const byLength = new Map(all.map((texts) => [texts.map(({ length }) => length).join(), texts]));
  const different = [...byLength.values()];
  return different
    .filter((texts) => !different.some((other) => other !== texts && covers(other, texts)))
    .map(([sentence, doubt]) => [`${sentence} …`, doubt && `${doubt} …`]);
}

const covers = (other: Texts, texts: Texts): boolean =>
  other.every((text, part) => text.length >= (texts[part]?.length ?? 0));

const sentence = css`
  font-family: ${theme.font.heading};
  font-size: ${theme.text.h3};
  line-height: 1.2;
  ${media.lg} {
    font-size: ${theme.text.figure};
    line-height: 1.12;
  }
`;

const doubt = css`
  margin-top: ${theme.space[3]};
  font-size: ${theme.text.ui};
`;

/** What is said lies on the longest that can be said, which nobody sees: nothing below moves. */
const Place = styled.div`
  display: grid;
  & > * {
    grid-area: 1 / 1;
    align-self: start;
  }
  /* The doubt. Here: no rule comes with a press (docs/decisions/004-styles.md). */
  [role="status"] > p + p {
    ${doubt}
    color: ${theme.color.muted};

    b {
      font-weight: 550;
    }
  }
  ${media.lg} {
    & > * {
      align-self: end;
    }
  }
`;

const Longest = styled.div`
  visibility: hidden;
  font-weight: 700;

  &::before {
    content: attr(data-sentence);
    display: block;
    ${sentence}
  }
  &:not([data-doubt=""])::after {
    content: attr(data-doubt);
    display: block;
    ${doubt}
  }
`;

const Sentence = styled.p`
  ${sentence}
  font-weight: 500;
  color: ${theme.color.muted};
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
