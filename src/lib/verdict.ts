/** What the cells of the comparison come to, by the answers given above it and the rules of its content. */

type Content = Pick<Queries.ComparisonFragment, "tools" | "rows" | "questions" | "rules">;
type Need = Content["rules"][number]["anyOf"][number];
type Cell = Content["rows"][number]["cells"][number];

/** What cells come to, the worst first. What could not be read is neither a yes nor a no. */
const standings = ["fails", "unread", "meets"] as const;
type Standing = (typeof standings)[number];

/** Ids of the answers that were given, at most one of each question. */
export type Answers = readonly string[];

/** One cell that decides about a tool: why it meets an answer, or does not. */
export interface Reason {
  standing: Standing;
  /** The row of the cell. */
  aspect: string;
  cell: Pick<Cell, "text" | "source" | "age"> | undefined;
  /** What could not be read. */
  unread: string;
}

/** What the cells of one tool come to. */
export interface Judged {
  standing: Standing;
  /** The cells that decide: those against it, or where there are none those for it. */
  deciding: readonly Reason[];
}

/**
 * Judges each tool, in the table's order: one that fails an answer fails, one that fails none may still be
 * unread. Without a reason it meets what was answered.
 */
export function judge({ tools, rows, questions, rules }: Content, answers: Answers): Judged[] {
  const people = peopleIn(questions, answers);
  const applying = rules.filter(({ when }) => when.every((id) => answers.includes(id)));
  return tools.map((_name, tool) => {
    const reasons = distinct(applying.flatMap(({ anyOf }) => reasonsBy(anyOf, tool)));
    const worst =
      standings.find((one) => reasons.some(({ standing }) => standing === one)) ?? "meets";
    const deciding = reasons.filter(({ standing }) => worst === "meets" || standing !== "meets");
    return { standing: worst, deciding };
  });

  /** The cells by which a tool meets a rule, fails it or leaves it open. */
  function reasonsBy(anyOf: readonly Need[], tool: number): Reason[] {
    const judged = anyOf.map((need) => {
      const cell = rows.find(({ aspect }) => aspect === need.row)?.cells[tool];
      const { row: aspect, unread } = need;
      return { standing: standingOf(need, cell, people), aspect, cell, unread };
    });
    const met = judged.find(({ standing }) => standing === "meets");
    // One cell that meets it is enough; that none does takes them all.
    if (met) return [met];
    const open = judged.filter(({ standing }) => standing === "unread");
    return open.length > 0 ? open : judged;
  }
}

/** The number of people that was answered; 0 while none was: then any number does. */
function peopleIn(questions: Content["questions"], answers: Answers): number {
  const sizes = questions.find(({ options }) => options.some(({ upTo }) => upTo))?.options ?? [];
  const given = sizes.find(({ id }) => answers.includes(id));
  return given ? (given.upTo ?? Infinity) : 0;
}

/** Whether a cell says what a rule needs. */
function standingOf(need: Need, cell: Cell | undefined, people: number): Standing {
  if (!cell || cell.answer === "notStated") return "unread";
  if (cell.soon) return "fails";
  if (need.people) {
    if (people === 0) return "meets";
    return standingBy(
      cell.people,
      (most) => (most === "unlimited" ? Infinity : Number(most)) >= people,
    );
  }
  const { answer, price, madeFor, charge } = need;
  if (answer) return standingBy(cell.answer, (value) => value === answer);
  if (madeFor) return standingBy(cell.madeFor, (teams) => teams.includes(madeFor));
  if (charge === "paidPlans" && cell.charge === "extra") return "unread";
  if (charge) return standingBy(cell.charge, (value) => value === charge || value === "included");
  return standingBy(cell.price, (dollars) => Number(dollars) <= (price ?? 0));
}

/** "unread" if the cell lacks the value, else whether it meets the need. */
function standingBy<T>(value: T | null | undefined, meets: (value: T) => boolean): Standing {
  if (value === null || value === undefined) return "unread";
  return meets(value) ? "meets" : "fails";
}

/** Two rules may have the same need. */
function distinct(reasons: readonly Reason[]): Reason[] {
  const byWords = reasons.map((reason) => {
    const { standing, aspect, unread } = reason;
    return [[standing, aspect, standing === "unread" && unread].join(), reason] as const;
  });
  return [...new Map(byWords).values()];
}

/** Names of the tools that meet all answers, and of those with an unread cell but none that fails. */
export function namesBy(tools: readonly string[], judged: readonly Judged[]) {
  const named = (standing: Standing) =>
    tools.filter((_name, tool) => judged[tool]?.standing === standing);
  return { meets: named("meets"), unread: named("unread") };
}
