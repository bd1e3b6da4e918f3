import { standings } from "./reasons";
import type { Condition, Reason, Standing } from "./reasons";

/** Ids of the answers that were given, at most one of each question. */
export type Answers = readonly string[];

const holds = ({ given, open }: Condition, answers: Answers): boolean =>
  given.every((id) => answers.includes(id)) && !open.some((id) => answers.includes(id));

/** What the cells of one tool come to. */
export interface Judged {
  standing: Standing;
  /** The cells that decide: those against it, or where there are none those for it. */
  deciding: readonly Reason[];
}

/**
 * Judges each tool, in the table's order: one that fails an answer fails, one that fails none may still be
 * unread. Without a reason it meets what was answered.
 * @param reasons of `reasonsOf`
 */
export function judge(
  tools: readonly string[],
  reasons: readonly Reason[],
  answers: Answers,
): Judged[] {
  const counting = reasons.filter(({ conditions }) =>
    conditions.some((condition) => holds(condition, answers)),
  );
  return tools.map((_name, tool) => {
    const own = counting.filter((reason) => reason.tool === tool);
    const worst = standings.find((one) => own.some(({ standing }) => standing === one)) ?? "meets";
    const deciding = own.filter(({ standing }) => worst === "meets" || standing !== "meets");
    return { standing: worst, deciding };
  });
}

/** Names of the tools, by what their cells come to. */
export function namesBy(tools: readonly string[], judged: readonly Judged[]) {
  const of = (standing: Standing) =>
    tools.filter((_name, tool) => judged[tool]?.standing === standing);
  return { fails: of("fails"), unread: of("unread"), meets: of("meets") };
}

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
