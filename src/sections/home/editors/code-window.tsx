import styled from "styled-components";
import { theme } from "../../../theme";
import { media } from "../../../theme/media";
import { room } from "../../../theme/room";
import { darkScheme } from "../../../theme/schemes";
import { Spark } from "../scene/parts";
import { tokensOf } from "./tokens";

/** The editor: tabs, the open file, and in it the lines that the agent suggests. */
export function CodeWindow({ file, tabs, code }: Queries.EditorsFragment["pane"]) {
  return (
    <Editor>
      <Tabs>
        <span data-open>{file.split("/").at(-1)}</span>
        {tabs.map((tab) => (
          <span key={tab}>{tab}</span>
        ))}
      </Tabs>
      <Path>{file.replaceAll("/", " › ")}</Path>
      <div>
        {code.map(({ text, suggested }, index) => (
          <CodeLine key={index + 1} data-suggested={suggested ?? false}>
            <small>
              {suggested && !code[index - 1]?.suggested ? <Spark size={10} /> : index + 1}
            </small>
            <code>
              {tokensOf(text ?? "").map(({ kind, part }, at) => (
                <span key={`${at}${part}`} data-kind={kind}>
                  {part}
                </span>
              ))}
            </code>
          </CodeLine>
        ))}
      </div>
    </Editor>
  );
}

const Editor = styled.div`
  /* Editors are dark, whatever the page is. Paper stays paper. */
  ${media.screen} {
    ${darkScheme}
  }
  overflow: hidden;
  padding-bottom: 6.5rem;
  border: 1px solid ${theme.color.line};
  border-radius: ${theme.radius.lg};
  font-family: ${theme.font.mono};
  font-size: ${theme.text.xs};
  color: ${theme.color.ink};
  background: ${theme.color.sunken};
  ${room.md} {
    padding-bottom: ${theme.space[8]};
    font-size: ${theme.text.sm};
  }
`;

const Tabs = styled.div`
  display: flex;
  margin-left: -1px;
  font-size: ${theme.text.xs};
  white-space: nowrap;
  color: ${theme.color.muted};
  background: ${theme.color.surface};

  span {
    padding: 0.75rem 1.125rem;
    border-right: 1px solid ${theme.color.line};
  }
  [data-open] {
    color: ${theme.color.ink};
    background: ${theme.color.sunken};
    box-shadow: inset 0 2px ${theme.color.accent};
  }
`;

const Path = styled.div`
  padding: 0.75rem 1.125rem;
  font-size: ${theme.text.tiny};
  color: ${theme.color.muted};
`;

const CodeLine = styled.div`
  display: flex;
  gap: 1.25rem;
  min-height: 1.75em;
  line-height: 1.75;
  white-space: pre;
  tab-size: 2;

  small {
    display: inline-grid;
    flex: none;
    place-items: center end;
    width: 2.25rem;
    font-size: ${theme.text.xs};
    color: ${theme.color.muted};
  }
  code {
    font: inherit;
  }
  &[data-suggested="true"] {
    background: ${theme.color.aiTint};
    box-shadow: inset 2px 0 ${theme.color.ai};
    small {
      color: ${theme.color.ai};
    }
  }
  [data-kind="comment"] {
    color: ${theme.color.muted};
  }
  [data-kind="keyword"] {
    color: ${theme.color.epic};
  }
  [data-kind="string"] {
    color: ${theme.color.story};
  }
  [data-kind="call"] {
    color: ${theme.color.task};
  }
`;
