import styled from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { darkScheme } from "../../../theme/schemes";
import { drawn } from "../../../ui/drawn";
import { tokensOf } from "./tokens";

type CodeWindowProps = Pick<Queries.EditorsFragment["editors"]["pane"], "file" | "code">;

/** The editor: an open file with suggested lines. */
export function CodeWindow({ file, code }: CodeWindowProps) {
  return (
    <Editor aria-hidden>
      <Path>{file.replaceAll("/", " › ")}</Path>
      {code.map(({ text, suggested }, index) => (
        <CodeLine
          key={index + 1}
          data-number={index + 1}
          data-suggested={suggested ?? false}
          data-first={suggested && !code[index - 1]?.suggested}
        >
          {tokensOf(text ?? "").map(({ kind, part }, at) =>
            kind === "plain" ? (
              part
            ) : (
              <span key={`${at}${part}`} data-kind={kind}>
                {part}
              </span>
            ),
          )}
        </CodeLine>
      ))}
    </Editor>
  );
}

const Editor = styled.div`
  /* Dark in both schemes, except in print. */
  ${media.screen} {
    ${darkScheme}
  }
  position: relative;
  z-index: 1;
  overflow: hidden;
  padding-bottom: 6rem;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.lg};
  font-family: ${theme.font.mono};
  font-size: ${theme.text.sm};
  color: ${theme.color.ink};
  background: ${theme.color.sunken};
  ${media.md} {
    padding-bottom: ${theme.space[10]};
    font-size: ${theme.text.md};
  }
`;

const Path = styled.div`
  margin-bottom: 1rem;
  padding: 0.875rem 1.25rem;
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
  position: relative;
  min-height: 1.75em;
  padding-left: 3.5rem;
  line-height: 1.75;
  white-space: pre;
  tab-size: 2;

  &::before {
    content: attr(data-number);
    position: absolute;
    inset: 0 auto 0 0;
    display: grid;
    place-items: center end;
    width: 2.25rem;
    font-size: ${theme.text.sm};
    color: ${theme.color.muted};
  }
  &[data-suggested="true"] {
    background: ${theme.color.aiTint};
    box-shadow: inset 2px 0 ${theme.color.ai};
  }
  &[data-suggested="true"]::before {
    color: ${theme.color.ai};
  }
  /* Replaces the line number. */
  &[data-first="true"]::before {
    ${drawn("0.625rem", "spark")}
    inset: calc(50% - 0.3125rem) auto auto 1.625rem;
  }
  ${Object.entries(colors).map(([kind, color]) => `[data-kind="${kind}"] { color: ${color}; }`)}
`;
