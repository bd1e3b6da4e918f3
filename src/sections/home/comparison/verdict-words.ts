import type { Answers, namesBy } from "../../../lib/verdict";

type Words = Queries.ComparisonFragment["verdict"];

/** What is said of all tools: a sentence with names in it, and what stands below. */
export interface Said {
  /** With {tools} where `names` belong. */
  sentence: string;
  names: readonly string[];
  /** The same of tools that could not be judged; none where all could. */
  doubt?: string;
  doubtful: readonly string[];
  /** How many questions are left; nothing before the first answer. */
  left: string;
}

/** Puts a verdict into words. @param count of the questions */
export function saidOf(
  words: Words,
  { meets, unread }: ReturnType<typeof namesBy>,
  answers: Answers,
  count: number,
): Said {
  if (answers.length === 0) return { sentence: words.start, names: [], doubtful: [], left: "" };
  const left = count - answers.length;
  const some = left > 0 ? words.open : words.choose;
  return {
    sentence: meets.length > 0 ? some : words.none,
    names: meets,
    doubt: unread.length > 0 ? words.unread : undefined,
    doubtful: unread,
    left: leftWords(words, left),
  };
}

function leftWords({ allAnswered, oneLeft, left }: Words, count: number): string {
  if (count === 0) return allAnswered;
  return count === 1 ? oneLeft : left.replace("{count}", String(count));
}
