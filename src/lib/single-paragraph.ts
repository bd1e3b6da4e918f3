/** Removes the `<p>` around HTML of one paragraph; leaves any other HTML. */
export const singleParagraph = (html: string): string =>
  /^<p>((?:(?!<p>)[^])*)<\/p>\s*$/.exec(html)?.[1] ?? html;
