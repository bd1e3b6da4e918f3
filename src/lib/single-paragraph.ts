/** Unwraps HTML that is a single `<p>`; returns other HTML unchanged. */
export const singleParagraph = (html: string): string =>
  /^<p>((?:(?!<p>)[^])*)<\/p>\s*$/.exec(html)?.[1] ?? html;
