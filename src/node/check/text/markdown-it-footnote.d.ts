/** The plugin comes without types. */
declare module "markdown-it-footnote" {
  import type MarkdownIt from "markdown-it";
  const footnote: (markdownIt: MarkdownIt) => void;
  export default footnote;
}
