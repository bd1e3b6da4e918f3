/** All combinations of answers, from none to complete ones. */
export function allAnswers(
  questions: readonly { options: readonly { id: string }[] }[],
): string[][] {
  return questions.reduce<string[][]>(
    (all, { options }) =>
      all.flatMap((answers) => [answers, ...options.map(({ id }) => [...answers, id])]),
    [[]],
  );
}
