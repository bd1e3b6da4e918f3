import content from "../testing/content/comparison.json";
import { judge } from "./verdict";

/** As the content reader marks them. */
const rows = content.rows.map(({ cells, ...row }) => ({
  ...row,
  cells: cells.map((cell) => ({ ...cell, soon: /coming soon/i.test(cell.text) })),
}));
const fixture = { ...content, rows } as unknown as Queries.ComparisonFragment;

/** A team's answers and the verdict on each tool: F fails, ? unread, M meets. */
const teams: [team: string, answers: string, verdict: string][] = [
  // {product.name}, Lantern, Buoy, Flare, Torch
  ["nobody has answered", "", "M M M M M"],
  ["engineers", "engineers", "M M M ? M"],
  ["a mixed team", "mixed", "F M M ? F"],
  ["work is taken on", "now", "F M ? M F"],
  ["nothing to spend, of unknown size", "nothing", "F M M M M"],
  ["two, nothing to spend", "two nothing", "F M M ? M"],
  ["five, nothing to spend", "five nothing", "F F M ? M"],
  ["ten, nothing to spend", "ten nothing", "F F M ? F"],
  ["a crowd, nothing to spend", "many nothing", "F F M ? F"],
  ["two, a little to spend", "two little", "F M M ? M"],
  ["five, a little to spend", "five little", "F M M ? M"],
  ["ten, more to spend", "ten any", "F M M M F"],
  ["work taken on for nothing", "now nothing", "F F ? F F"],
  ["work taken on for more", "now any", "F M ? M F"],
  ["ten engineers, work taken on, a little", "ten engineers now little", "F M ? F F"],
  ["a mixed crowd, work taken on, more", "many mixed now any", "F M ? ? F"],
  ["ten engineers, by themselves, a little", "ten engineers later little", "F M M ? ?"],
];

const letters = { fails: "F", unread: "?", meets: "M" } as const;

it.each(teams)(
  "judges whether each tool meets the needs of a team: %s",
  (_team, answers, expected) => {
    const given = answers.split(" ").filter(Boolean);
    const judged = judge(fixture, given);
    const standings = judged.map(({ standing }) => letters[standing]);
    expect(standings.join(" ")).toBe(expected);
  },
);

/** The deciding cells of a tool, in words. */
function why(tool: string, ...answers: string[]) {
  const judged = judge(fixture, answers);
  const { deciding } = judged[fixture.tools.indexOf(tool)] ?? { deciding: [] };
  return deciding.map(({ standing, aspect, cell, unread }) =>
    standing === "unread" ? unread : `${aspect}: ${cell?.text ?? ""}`,
  );
}

it("names only the deciding cells", () => {
  expect(why("Buoy", "many", "nothing")).toEqual(["Free plan: Unlimited people"]);
  expect(why("Lantern", "five", "mixed", "little")).toEqual(["Price: $9", "Made for: Rooms"]);
  // Cells in favour do not matter if a cell fails.
  expect(why("Torch", "two", "mixed", "nothing")).toEqual(["Made for: Caves"]);
  expect(why("Flare", "two", "little")).toEqual(["how many its free plan takes"]);
  expect(why("{product.name}", "two", "now", "little")).toEqual([
    "Free plan: Up to 5 people; coming soon",
    expect.stringMatching(/^Price: .*; coming soon$/),
    "Takes on work: Coming soon",
    "What work costs: Coming soon",
  ]);
});

it("treats an unstated answer as neither yes nor no", () => {
  const rows = fixture.rows.map((row) => ({
    ...row,
    cells: row.cells.map((cell) => ({ ...cell, answer: "notStated" as const })),
  }));
  const everything = fixture.questions.flatMap(({ options }) => options.map(({ id }) => id));
  const reasons = judge({ ...fixture, rows }, everything).flatMap(({ deciding }) => deciding);
  expect(new Set(reasons.map(({ standing }) => standing))).toEqual(new Set(["unread"]));
});

/** The fixture with other values in each cell. */
const withCells = (change: (cell: object) => object) => {
  const rows = fixture.rows.map((row) => ({ ...row, cells: row.cells.map(change) }));
  return { ...fixture, rows } as typeof fixture;
};

it("takes a value that GraphQL gives as null for unread, not for free of charge", () => {
  const nothing = { answer: null, people: null, price: null, madeFor: null, charge: null };
  const filled = withCells((cell) => ({ ...nothing, ...cell }));
  for (const [, answers] of teams)
    expect(judge(filled, answers.split(" "))).toMatchObject(judge(fixture, answers.split(" ")));
});

it("counts a price at the limit as within it", () => {
  const lantern = (price: string) =>
    judge(
      withCells((cell) => ({ ...cell, people: "1", price })),
      ["two", "little"],
    )[1]?.standing;
  expect([lantern("10"), lantern("10.01")]).toEqual(["meets", "fails"]);
});
