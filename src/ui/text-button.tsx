import type { ComponentProps } from "react";
import styled from "styled-components";
import { theme } from "../theme";

/** A button within a sentence that looks like a link; the page's twin contains its text. */
export function TextButton(props: ComponentProps<"button">) {
  return <Word type="button" data-word {...props} />;
}

const Word = styled.button`
  display: inline;
  padding: 0;
  border: 0;
  background: none;
  color: ${theme.color.ink};
  text-align: inherit;
  text-decoration: underline 1px ${theme.color.accent};
  text-underline-offset: 0.2em;
`;
