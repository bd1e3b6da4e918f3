/** What the cells of the comparison say to what can be answered above it, by the rules of its content. */

type Content = Pick<Queries.ComparisonFragment, "tools" | "rows" | "questions" | "rules">;
type Rule = Content["rules"][number];
type Need = Rule["anyOf"][number];
type Row = Content["rows"][number];
type Cell = Row["cells"][number];

/** What cells come to, the worst first. What could not be read is neither a yes nor a no. */
export const standings = ["fails", "unread", "meets"] as const;
export type Standing = (typeof standings)[number];

/** Holds when all of `given` are answered and none of `open` is. */
export interface Condition {
  given: readonly string[];
  open: readonly string[];
}

/** One cell that decides about a tool: why it meets an answer, or does not. */
export interface Reason {
  /** Index in `tools`. */
  tool: number;
  standing: Standing;
  /** The row of the cell. */
  aspect: string;
  cell: Pick<Cell, "text" | "source" | "age"> | undefined;
  /** What could not be read. */
  unread: string;
  /** It counts while one of these holds. */
  conditions: readonly Condition[];
}

/** A number of people that may be asked of a free plan, and the answer that asks it. */
interface Size extends Condition {
  people: number;
}

/** While nobody has said one, any number does. */
const anySize: Size = { people: 0, given: [], open: [] };

/** Every reason that some answers give, in the order of tools and rules. */
export function reasonsOf({ tools, rows, questions, rules }: Content): Reason[] {
  const sizes = sizesOf(questions);
  return tools.flatMap((_name, tool) => merged(rules.flatMap((rule) => reasonsBy(rule, tool))));

  function reasonsBy(rule: Rule, tool: number): Reason[] {
    const asked = rule.anyOf.some((need) => need.people) ? sizes : [anySize];
    const all = asked.flatMap(({ people, given, open }) => {
      const conditions = [{ given: [...rule.when, ...given], open }];
      return deciding(rule, tool, people).map((reason) => ({ ...reason, conditions }));
    });
    // What is so for every size does not depend on it.
    return merged(all).map((reason) => {
      const isAlways = reason.conditions.length === asked.length;
      return isAlways ? { ...reason, conditions: [{ given: rule.when, open: [] }] } : reason;
    });
  }

  /** The cells by which a tool meets a rule, fails it or leaves it open. */
  function deciding(rule: Rule, tool: number, people: number) {
    const judged = rule.anyOf.map((need) => {
      const cell = rows.find(({ aspect }) => aspect === need.row)?.cells[tool];
      const { row: aspect, unread } = need;
      return { tool, standing: standingOf(need, cell, people), aspect, cell, unread };
    });
    const best = bestOf(judged.map(({ standing }) => standing));
    const all = judged.filter(({ standing }) => standing === best);
    // One cell that meets it is enough; that none does takes them all.
    return best === "meets" ? all.slice(0, 1) : all;
  }
}

/** Each size that can be answered, and that none is. */
function sizesOf(questions: Content["questions"]): Size[] {
  const options = questions.find(({ options }) => options.some(({ upTo }) => upTo))?.options ?? [];
  const given = options.map(({ id, upTo }) => ({
    people: upTo ?? Infinity,
    given: [id],
    open: [],
  }));
  return [{ ...anySize, open: options.map(({ id }) => id) }, ...given];
}

/** Whether a cell says what a rule needs. */
function standingOf(need: Need, cell: Cell | undefined, people: number): Standing {
  if (!cell || cell.answer === "notStated") return "unread";
  if (cell.soon) return "fails";
  if (need.people) {
    if (people === 0) return "meets";
    return of(cell.people, (most) => (most === "unlimited" ? Infinity : Number(most)) >= people);
  }
  const { answer, price, madeFor, charge } = need;
  if (answer) return of(cell.answer, (said) => said === answer);
  if (madeFor) return of(cell.madeFor, (teams) => teams.includes(madeFor));
  if (charge === "paidPlans" && cell.charge === "extra") return "unread";
  if (charge) return of(cell.charge, (said) => said === charge || said === "included");
  return of(cell.price, (dollars) => Number(dollars) <= (price ?? 0));
}

/** What a field that may be left out comes to. */
function of<T>(value: T | null | undefined, meets: (value: T) => boolean): Standing {
  if (value === null || value === undefined) return "unread";
  return meets(value) ? "meets" : "fails";
}

const bestOf = (all: Standing[]): Standing =>
  all.reduce((best, each) => (standings.indexOf(each) > standings.indexOf(best) ? each : best));

/** Reasons that say the same of the same tool as one, which counts under each of their conditions. */
function merged(reasons: Reason[]): Reason[] {
  const seen = new Map<string, Reason>();
  for (const reason of reasons) {
    const { tool, standing, aspect, unread } = reason;
    const key = [tool, standing, aspect, standing === "unread" && unread].join();
    const conditions = [...(seen.get(key)?.conditions ?? []), ...reason.conditions];
    seen.set(key, { ...reason, conditions });
  }
  return [...seen.values()];
}
