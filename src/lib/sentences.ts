/** The end of a sentence: behind a word of two letters or more, so that "e.g." and initials are none. */
const end = /(?<=[\p{L}\p{N}]{2}[.!?…])\s+(?=\p{Lu})/u;

/** A title in sentences, each of which may have a line of its own: `"One. Two."` → `One.`, `Two.` */
export const sentences = (text: string): string[] => text.trim().split(end);
