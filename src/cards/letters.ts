/**
 * The characters that both typefaces of share cards have: Latin letters, punctuation and currencies. `cards.test.ts`
 * draws each of them.
 */
const drawn =
  /^[ -~\u00A0-\u00A3\u00A5-\u00AC\u00AE-\u0107\u010A-\u0113\u0116-\u011B\u011E-\u0123\u0126-\u012B\u012E-\u0133\u0136-\u0137\u0139-\u013E\u0141-\u0148\u014A-\u014D\u0150-\u015B\u015E-\u0161\u0164-\u0165\u0168-\u017E\u0218-\u021B\u1E80-\u1E85\u1E9E\u1EF2-\u1EF9–—‘’‚“”„†•…′″‹›⁄€™↑↓−]+$/u;

const characters = new Intl.Segmenter("en");

/** What a share card would leave out of a text, in runs: `Go 🚀 日本語` → `["🚀", "日本語"]`. */
export function notOnCards(text: string): string[] {
  const rest = [...characters.segment(text.normalize())].map(({ segment }) =>
    drawn.test(segment) ? " " : segment,
  );
  return [...new Set(rest.join("").split(" ").filter(Boolean))];
}
