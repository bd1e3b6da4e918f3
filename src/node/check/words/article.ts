/** Initials, which are read letter by letter, unless they have a vowel and may be read as a word: an MCP, but a LAN. */
const initials = /^(?:\p{L}|\p{Lu}{2,}s?|[^aeiouy\W\d_]+)$/u;
/** Letters whose names begin with a vowel; of those, letters with which a word begins otherwise. */
const vowelName = /^[aefhilmnorsx]/i;
const otherwise = /^[fhlmnrsx].*[aeiou]/i;
/** Begin with the sound of "you" or "won". */
const consonantSound =
  /^(?:uni[^dmn]|us[aeu]|ut[eio]|ur[aiou]|ubi|uk|uga|eu(?!ler)|ewe|one(?!r)|once)/i;
const silentH = /^(?:hour|honest|hono|heir)/i;
/** Said in both ways, like an herb and a herb; or "a" is a name before it: plan A is, A or B. */
const untold = /^(?:herb|histor|hotel|sql|unid|(?:is|was|and|or|in|it|of|as|at|on|are|if)$)/i;

/** Whether a word has "a" or "an" before it: a user, an hour. Undefined where its letters do not tell. */
export function articleBefore(word: string): "a" | "an" | undefined {
  const number = /^\d+/.exec(word)?.[0];
  if (number) return /^8|^1[18]$/.test(number) ? "an" : "a";
  const [letters = ""] = /^\D*/.exec(word) ?? [];
  const isInitials = initials.test(letters);
  // MD5 is spelt; what Uint8Array begins with is no word.
  if (letters !== word && !isInitials) return undefined;
  if (untold.test(word) || (isInitials && otherwise.test(word))) return undefined;
  if (isInitials) return vowelName.test(word) ? "an" : "a";
  const isVowel = /^[aeiou]/i.test(word) ? !consonantSound.test(word) : silentH.test(word);
  return isVowel ? "an" : "a";
}
