import styled from "styled-components";
import { theme } from "../theme";
import { media } from "../theme/media";
import { LongText } from "./long-text";
import { codeBlocks } from "./prose-code";
import { proseParts } from "./prose-parts";

/** Long text from Markdown: one measure, one rhythm. */
export const Prose = styled(LongText)`
  ${proseParts}
  ${codeBlocks}
  max-width: ${theme.width.prose};
  font-size: ${theme.text.md};
  line-height: 1.7;

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
  .table-frame {
    overflow-x: auto;
    border: 1px solid ${theme.color.line};
    border-radius: ${theme.radius.md};
    background: ${theme.color.surface};
  }
  table {
    border-collapse: collapse;
    min-width: 44rem;
    width: 100%;
    font-size: ${theme.text.sm};
    line-height: 1.45;
  }
  ${media.print} {
    table {
      min-width: 0;
    }
  }
  th,
  td {
    padding: ${theme.space[3]} ${theme.space[4]};
    text-align: left;
    vertical-align: top;
    border-bottom: 1px solid ${theme.color.line};
  }
  [data-align="center"] {
    text-align: center;
  }
  [data-align="right"] {
    text-align: right;
  }
  tr:last-child td {
    border-bottom: 0;
  }
  /* An address may break anywhere, but not into crumbs. */
  td:has(> a) {
    min-width: 11.5rem;
  }
  td a {
    overflow-wrap: anywhere;
  }
  th {
    font-weight: 600;
    background: ${theme.color.sunken};
  }
  blockquote {
    margin: 1.5em 0;
    padding-left: 1.25em;
    border-left: 3px solid ${theme.color.accent};
  }
`;
