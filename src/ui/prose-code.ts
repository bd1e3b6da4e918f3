import { css } from "styled-components";
import { theme } from "../theme";
import { media } from "../theme/media";

/** Inline code, and highlighted blocks with file name and copy button. */
export const codeBlocks = css`
  code {
    font-family: ${theme.font.mono};
    font-size: 0.9em;
    overflow-wrap: anywhere;
  }
  .code {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto auto;
    align-items: center;
    margin-block: ${theme.space[6]};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.md};
    overflow: clip;
    background: ${theme.color.sunken};
  }
  .code > figcaption,
  .code[data-language]::before {
    grid-area: 1 / 1;
    margin: 0;
    padding: ${theme.space[2]} ${theme.space[4]};
    font-family: ${theme.font.mono};
    font-size: ${theme.text.sm};
    color: ${theme.color.muted};
  }
  .code[data-language]::before {
    content: attr(data-language);
    content: attr(data-language) / "";
  }
  .code > [role="status"] {
    grid-area: 1 / 2;
    font-size: ${theme.text.sm};
    color: ${theme.color.muted};
  }
  .code > .copy {
    grid-area: 1 / 3;
    min-height: ${theme.space[10]};
    padding-inline: ${theme.space[4]};
    border: 0;
    font-size: ${theme.text.sm};
    font-weight: 500;
    background: none;
    color: ${theme.color.muted};
    ${media.coarse} {
      min-height: ${theme.size.target};
    }
    ${media.noScript} {
      display: none;
    }
  }
  ${media.hover} {
    .code > .copy:hover {
      color: ${theme.color.accent};
    }
  }
  pre {
    grid-area: 2 / 1 / auto / -1;
    overflow-x: auto;
    padding-block: ${theme.space[4]};
    margin: 0;
    line-height: 1.6;
    border-top: 1px solid ${theme.color.line};
    background: ${theme.color.surface};
  }
  pre:focus-visible {
    outline-offset: -3px;
  }
  pre > code {
    display: block;
    width: max-content;
    min-width: 100%;
    font-size: ${theme.text.sm};
    overflow-wrap: normal;
  }
  .code-line {
    display: block;
    padding-inline: ${theme.space[4]};
  }
  .highlight-line {
    box-shadow: inset 3px 0 ${theme.color.accent};
    background: ${theme.color.accentTint};
  }
  .token:is(.comment, .prolog, .doctype, .cdata, .punctuation) {
    color: ${theme.color.muted};
  }
  .token:is(.keyword, .atrule, .tag, .important) {
    color: ${theme.color.epic};
  }
  .token:is(.string, .attr-value, .char, .inserted, .url) {
    color: ${theme.color.story};
  }
  .token:is(.function, .class-name, .property, .attr-name, .selector) {
    color: ${theme.color.task};
  }
  .token:is(.number, .boolean, .constant, .symbol, .builtin, .regex, .variable) {
    color: ${theme.color.research};
  }
  .token.deleted {
    color: ${theme.color.bug};
  }
  ${media.print} {
    pre > code {
      width: auto;
      white-space: pre-wrap;
      overflow-wrap: anywhere;
    }
  }
`;
