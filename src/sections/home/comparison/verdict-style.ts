import { theme } from "../../../theme";
import { standings } from "./reasons";
import type { Condition, Reason, Standing } from "./reasons";

/** The questions, beside all that follows from them. */
export const asking = "[data-asking]";

const checked = (id: string): string => `[value="${id}"]:checked`;

/**
 * Selects the questions while a condition holds; `:where` leaves which rule wins to their order. Not the form: whatever `:has()`
 * is asked of is looked through with every press.
 */
const questions = ({ given, open }: Condition): string => {
  const unless = open.length > 0 ? `:not(:has(:is(${open.map(checked).join()})))` : "";
  return given.map((id) => `:has(${checked(id)})`).join("") + unless;
};
/** What stands beside them while one of the conditions holds. */
const during = (reasons: readonly Reason[]): string =>
  `& > ${asking}:where(${reasons.flatMap(({ conditions }) => conditions.map(questions)).join()}) ~ *`;

/**
 * Styles of the form that show what its checked radios come to, before and without scripts: each reason
 * while it counts, and for each tool `--meets`, `--fails` and `--unread`, of which one is `block`, `--shade` (a
 * colour) and `--against` (`visible` where it does not do).
 * @param reasons as many `[data-reason]`, by their index, in `[data-tool]` by theirs
 */
export function verdictStyle(reasons: readonly Reason[]): string {
  const tools = [...new Set(reasons.map(({ tool }) => tool))];
  const stood = tools.flatMap((tool) => {
    const own = reasons.filter((reason) => reason.tool === tool);
    return [standsAs("unread", own), standsAs("fails", own)];
  });
  const shown = reasons.map((reason, index) => {
    // What speaks for a tool is left out where something speaks against it.
    const display = reason.standing === "meets" ? "var(--meets)" : "block";
    return `${during([reason])} [data-reason="${index}"] { display: ${display}; }`;
  });
  const anyAnswer = `& > ${asking}:where(:has(:checked)) ~ * [data-tool] { ${variables("meets")} }`;
  return [anyAnswer, ...stood, ...shown].join("\n");
}

/** What follows for a tool while one of its reasons of one kind counts. */
function standsAs(standing: Standing, own: readonly Reason[]): string {
  const reasons = own.filter((reason) => reason.standing === standing);
  const [first] = reasons;
  return first ? `${during(reasons)} [data-tool="${first.tool}"] { ${variables(standing)} }` : "";
}

function variables(standing: Standing): string {
  const shade = standing === "meets" ? theme.color.ink : theme.color.muted;
  return standings
    .map((one) => `--${one}: ${one === standing ? "block" : "none"};`)
    .concat(`--shade: ${shade}; --against: ${standing === "meets" ? "hidden" : "visible"};`)
    .join(" ");
}
