import styled from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { darkScheme } from "../../../theme/schemes";
import { drawn } from "../../../ui/drawn";

type CodeWindowProps = Pick<Queries.EditorsFragment["editors"]["pane"], "file" | "code">;

/** Number of lines above the first visible one. */
const skippedLines = 3;

/** An editor with an open file and suggested lines. */
export function CodeWindow({ file, code }: CodeWindowProps) {
  return (
    <Editor aria-hidden>
      <Path>{file.replaceAll("/", " › ")}</Path>
      {code.map(({ text, suggested }, index) => (
        <CodeLine
          key={index + 1}
          data-suggested={suggested ?? false}
          data-first={suggested && !code[index - 1]?.suggested}
        >
          {tokenize(text ?? "").map(({ kind, part }, position) =>
            kind === "plain" ? (
              part
            ) : (
              <span key={`${position}${part}`} data-kind={kind}>
                {part}
              </span>
            ),
          )}
        </CodeLine>
      ))}
    </Editor>
  );
}

interface Token {
  kind: "comment" | "string" | "keyword" | "call" | "plain";
  part: string;
}

const patterns =
  /(?<comment>\/[/*].*)|(?<string>"[^"]*")|(?<keyword>\b(?:import|from|export|async|function|const|return|await|if)\b)|(?<call>\b\w+(?=\())/g;

const kinds = ["comment", "string", "keyword", "call"] as const;

/** Splits a line of TypeScript into tokens. Knows only the syntax that the demo uses. */
export function tokenize(line: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of line.matchAll(patterns)) {
    if (match.index > end) tokens.push({ kind: "plain", part: line.slice(end, match.index) });
    const { groups = {} } = match;
    tokens.push({ kind: kinds.find((kind) => groups[kind]) ?? "plain", part: match[0] });
    end = match.index + match[0].length;
  }
  if (end < line.length) tokens.push({ kind: "plain", part: line.slice(end) });
  return tokens;
}

/** As wide as the page. */
const Editor = styled.div`
  /* Always dark, except in print. */
  ${media.screen} {
    ${darkScheme}
  }
  display: flex;
  flex-direction: column;
  overflow: hidden;
  border-block: 1px solid ${theme.color.line};
  font-family: ${theme.font.mono};
  font-size: ${theme.text.lg};
  color: ${theme.color.ink};
  background: ${theme.color.sunken};
  counter-reset: line ${skippedLines};
`;

const Path = styled.div`
  margin-bottom: auto;
  padding: 0.875rem var(--margin);
  border-bottom: 1px solid ${theme.color.line};
  font-size: ${theme.text.sm};
  color: ${theme.color.muted};
`;

const colors = {
  comment: theme.color.muted,
  keyword: theme.color.epic,
  string: theme.color.story,
  call: theme.color.task,
};

const CodeLine = styled.div`
  flex: none;
  min-height: 1.875em;
  padding-left: var(--margin);
  line-height: 1.875;
  white-space: pre;
  counter-increment: line;

  &:nth-child(2) {
    margin-top: ${theme.space[5]};
  }
  &:last-child {
    margin-bottom: -0.875em;
  }
  &::before {
    content: counter(line);
    display: inline-block;
    width: 2.25rem;
    font-size: ${theme.text.sm};
    color: ${theme.color.muted};
  }
  &[data-suggested="true"] {
    background: ${theme.color.aiTint};
  }
  &[data-suggested="true"]::before {
    color: ${theme.color.ai};
  }
  /* Replaces the line number. */
  &[data-first="true"]::before {
    ${drawn("0.75rem", "spark")}
    margin-right: 1.5rem;
  }
  ${Object.entries(colors).map(([kind, color]) => `[data-kind="${kind}"] { color: ${color}; }`)}
`;
