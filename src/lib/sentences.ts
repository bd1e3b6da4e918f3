/** The end of a sentence: after at least two letters, so not after "e.g." or initials. */
const end = /(?<=[\p{L}\p{N}]{2}[.!?…])\s+(?=\p{Lu})/u;

/** The sentences of a title: `"One. Two."` → `One.`, `Two.` */
export const sentences = (text: string): string[] => text.trim().split(end);
