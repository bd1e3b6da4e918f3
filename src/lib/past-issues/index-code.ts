/** How the index of what was learned is written: `src/node/past-issues/` writes it, `suggest.ts` reads it. */

/** What one feature of a title says for a class: a label or a type. */
export interface Weight {
  /** The number of the class. */
  of: number;
  /** From 1 to {@link levels}. */
  level: number;
}

/** How many steps a weight is rounded to. */
export const levels = 4;

/**
 * A feature's number, of 15 bits: the index holds numbers in place of words. Features that share one are rare enough to be
 * learned together (Weinberger et al., "Feature hashing for large scale multitask learning", 2009).
 */
export function hashOf(feature: string): number {
  let hash = 0;
  for (const letter of feature)
    hash = (Math.imul(hash ^ letter.charCodeAt(0), 0x5bd1e995) + (hash >>> 13)) | 0;
  hash ^= hash >>> 15;
  hash = Math.imul(hash, 0x2c1b3c6d);
  return (hash ^ (hash >>> 15)) >>> 17;
}

/** Numbers from "#" on, without the backslash, which JSON would double. */
const zero = 35;
const skipped = 92;

export const charOf = (number: number): string =>
  String.fromCharCode(number + zero + (number + zero >= skipped ? 1 : 0));

export function numberAt(text: string, place: number): number {
  const code = text.charCodeAt(place);
  return code - zero - (code > skipped ? 1 : 0);
}

/** A weight as a number; 0 is none. */
export const codeOf = (weight: Weight | undefined): number =>
  weight ? weight.of * levels + weight.level : 0;

export const weightOf = (code: number): Weight | undefined =>
  code ? { of: Math.floor((code - 1) / levels), level: ((code - 1) % levels) + 1 } : undefined;
