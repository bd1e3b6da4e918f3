import type { Answers, namesBy } from "../../../lib/verdict";

type Words = Queries.ComparisonFragment["verdict"];

export type Verdict = NonNullable<ReturnType<typeof verdictOf>>;

/**
 * Puts a verdict into words: a sentence with {tools} in place of names, a second one about the tools that could not be
 * judged, and how many questions are open. Undefined before the first answer.
 * @param count of the questions
 */
export function verdictOf(
  words: Words,
  { meets, unread }: ReturnType<typeof namesBy>,
  answers: Answers,
  count: number,
) {
  if (answers.length === 0) return undefined;
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
