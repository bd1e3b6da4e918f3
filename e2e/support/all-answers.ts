/** All that can be answered, from nothing to everything. */
export function allAnswers(
  questions: readonly { options: readonly { id: string }[] }[],
): string[][] {
  return questions.reduce<string[][]>(
    (all, { options }) =>
      all.flatMap((answers) => [answers, ...options.map(({ id }) => [...answers, id])]),
    [[]],
  );
}
