/** A piece of an excerpt, and whether it matches the search. */
export interface Piece {
  text: string;
  hit: boolean;
}

/**
 * Splits one of Pagefind's excerpts, so that React renders it as text:
 * `"a <mark>cairn,</mark> &lt;b&gt;"` → `a `, **cairn**, `,`, ` <b>`. Marks have no punctuation; an ellipsis shows that a
 * sentence is cut.
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

/** Separates a word from punctuation. */
function bare(marked: string): Piece[] {
  const [, before = "", word = "", after = ""] =
    /^([^\p{L}\p{N}]*)(.*?)([^\p{L}\p{N}]*)$/su.exec(marked) ?? [];
  return [
    { text: before, hit: false },
    { text: word, hit: true },
    { text: after, hit: false },
  ];
}

/** Pagefind escapes only these two. */
const plain = (text: string): string => text.replaceAll("&lt;", "<").replaceAll("&gt;", ">");
