/** HTML of one paragraph without its `<p>`, to stand in a line; any other as it is. */
export const singleParagraph = (html: string): string =>
  /^<p>((?:(?!<p>)[^])*)<\/p>\s*$/.exec(html)?.[1] ?? html;
