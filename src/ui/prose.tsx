import styled, { css } from "styled-components";
import { theme } from "../theme";
import { media } from "../theme/media";
import { externalSign } from "./link";
import { tables } from "./prose-tables";

interface LongTextProps {
  html: string;
  className?: string;
}

/** HTML from Markdown, without styles. */
export const LongText = ({ html, className }: LongTextProps) => (
  <div className={className} dangerouslySetInnerHTML={{ __html: html }} />
);

/** Code, highlighted by Prism. */
const code = css`
  code {
    font-family: ${theme.font.mono};
    font-size: 0.9em;
    overflow-wrap: anywhere;
  }
  pre {
    margin: 0;
    padding: ${theme.space[4]};
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.md};
    overflow-x: auto;
    line-height: 1.6;
    background: ${theme.color.sunken};
    ${media.print} {
      white-space: pre-wrap;
    }
  }
  pre code {
    ${media.screen} {
      overflow-wrap: normal;
    }
  }
  .token:is(.comment, .prolog, .doctype, .punctuation) {
    color: ${theme.color.muted};
  }
  .token:is(.keyword, .atrule, .tag, .important) {
    color: ${theme.color.epic};
  }
  .token:is(.string, .attr-value, .inserted, .url) {
    color: ${theme.color.story};
  }
  .token:is(.function, .class-name, .property, .attr-name, .selector) {
    color: ${theme.color.task};
  }
  .token:is(.number, .boolean, .constant, .builtin, .regex, .variable) {
    color: ${theme.color.research};
  }
  .token.deleted {
    color: ${theme.color.bug};
  }
`;

/** A long text, as HTML from Markdown. */
export const Prose = styled(LongText)`
  line-height: 1.7;

  /* Only tables may be wider than the column. */
  & > :not(.table-frame) {
    max-width: ${theme.width.prose};
  }
  & > * + * {
    margin-top: 1.1em;
  }
  h2 {
    font-size: ${theme.text.h3};
    margin-top: 2.2em;
  }
  h3 {
    font-size: ${theme.text.xl};
    margin-top: 1.8em;
  }
  h2 + *,
  h3 + * {
    margin-top: 0.7em;
  }
  ul,
  ol {
    padding-left: 1.3em;
  }
  li + li {
    margin-top: 0.45em;
  }
  li::marker {
    color: ${theme.color.accent};
  }
  a {
    text-decoration-color: ${theme.color.accent};
  }
  .heading-link {
    text-decoration-color: transparent;
  }
  strong {
    font-weight: 650;
  }
  ${externalSign}
  ${tables}
  ${code}
`;
