/** A piece of a text, and whether it is what was searched for. */
export interface Piece {
  text: string;
  hit: boolean;
}

/**
 * Takes one of Pagefind's excerpts apart, so that React writes it and nothing of it is ever HTML:
 * `"a <mark>cairn,</mark> &lt;b&gt;"` → `a `, **cairn**, `,`, ` <b>`. A mark holds no punctuation.
 * What begins or ends within a sentence says so with an ellipsis.
 */
export function markedText(excerpt: string): Piece[] {
  const before = /^(<mark>)?\p{Ll}/u.test(excerpt) ? "… " : "";
  const after = /[\p{L}\p{N},](<\/mark>)?$/u.test(excerpt) ? " …" : "";
  return `${before}${excerpt}${after}`
    .split(/<mark>(.*?)<\/mark>/s)
    .map(plain)
    .flatMap((text, at) => (at % 2 === 1 ? bare(text) : [{ text, hit: false }]))
    .filter(({ text }) => text !== "");
}

/** A word without what stands around it. */
function bare(marked: string): Piece[] {
  const [, before = "", word = "", after = ""] =
    /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}]*)$/su.exec(marked) ?? [];
  return [
    { text: before, hit: false },
    { text: word, hit: true },
    { text: after, hit: false },
  ];
}

/** Pagefind writes these two of HTML's characters as entities, and no others. */
const plain = (text: string): string => text.replaceAll("&lt;", "<").replaceAll("&gt;", ">");
