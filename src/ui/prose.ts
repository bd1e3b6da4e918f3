import styled from "styled-components";
import { theme } from "../theme";
import { LongText } from "./long-text";
import { codeBlocks } from "./prose-code";
import { proseParts } from "./prose-parts";
import { tables } from "./prose-tables";

/** Long text from Markdown. */
export const Prose = styled(LongText)`
  ${proseParts}
  ${codeBlocks}
  line-height: 1.7;

  /* Only tables and wide images are wider than the column. */
  & > :not(.table-frame, .wide) {
    max-width: ${theme.width.prose};
  }
  .wide {
    max-width: ${theme.width.figure};
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
  ${tables}
  blockquote {
    margin: 1.5em 0;
    padding-left: 1.25em;
    border-left: 3px solid ${theme.color.accent};
  }
`;
