/**
 * True for a client that asks for Markdown and prefers it to HTML.
 * https://www.rfc-editor.org/rfc/rfc9110#section-12.5.1
 * @param accept the header
 */
export const wantsMarkdown = (accept: string): boolean =>
  accept.includes("text/markdown") && !/text\/html.*text\/markdown/.test(accept);
