/** What the cells of the comparison come to, counted once more and otherwise than the site does it. */
import { site } from "./site";

const { tools, rows, rules, questions } = site.comparison;
type Need = (typeof rules)[number]["anyOf"][number];

/** All that can be answered, as ids of answers. */
export const allAnswers = questions.reduce<string[][]>(
  (all, { options }) => all.flatMap((some) => [some, ...options.map(({ id }) => [...some, id])]),
  [[]],
);

/** True where a cell says what is needed; what is not stated or to come says nothing. */
function says(tool: number, need: Need, answers: readonly string[]): boolean {
  const cell = rows.find(({ aspect }) => aspect === need.row)?.cells[tool];
  if (!cell || cell.answer === "notStated" || cell.soon) return false;
  const given = questions
    .flatMap(({ options }) => options)
    .filter(({ id }) => answers.includes(id));
  const sizes = questions.filter(({ options }) => options.some(({ upTo }) => upTo));
  const size = given.find((option) => sizes.some(({ options }) => options.includes(option)));
  const charges = ["included", "paidPlans", "extra"];
  if (need.people && size && cell.people !== "unlimited")
    return size.upTo ? Number(cell.people ?? 0) >= size.upTo : false;
  if (need.answer && cell.answer !== need.answer) return false;
  if (need.madeFor && !cell.madeFor?.includes(need.madeFor)) return false;
  if (need.price && (!cell.price || Number(cell.price) > need.price)) return false;
  if (need.charge) {
    if (!cell.charge) return false;
    return charges.indexOf(cell.charge) <= charges.indexOf(need.charge);
  }
  return true;
}

/** Tools whose cells meet every rule of some answers, in the table's order. */
export const fitting = (answers: readonly string[]): string[] =>
  tools.filter((_name, tool) =>
    rules
      .filter(({ when }) => when.every((id) => answers.includes(id)))
      .every(({ anyOf }) => anyOf.some((need) => says(tool, need, answers))),
  );
