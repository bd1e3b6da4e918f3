import type { Entry } from "../content/entry";
import { reportInto } from "../content/problem";
import type { Problem } from "../content/problem";
import { parseSchema } from "../schema/schema";
import { referencesResolve } from "./references";
import { checkShape } from "./shape";

/** A schema for these tests, independent of the real one. */
const schema = parseSchema(`
  type Content { board: Board! team: Team! }
  type Board { columns: [String!] @count(min: 2, max: 3) @unique cards: [Card!] @unique(by: "key") }
  type Card {
    key: String!
    kind: String
    column: String @names(path: "board.columns")
    readers: [String!] @names(path: "team.people.id")
    epic: String @names(path: "board.cards[kind=Epic].key")
  }
  type Team { people: [Person!]! @count(min: 1) favourite: String @names(path: "board.columns") }
  type Person { id: String! }
`);

function entry(name: string, data: Record<string, unknown>): Entry {
  const kind = schema.kinds.find((each) => each.name === name);
  return { file: `content/${name}.json`, kind, data, body: "", bodyLine: 1, lineOf: () => 7 };
}

/** Problems of a board beside a team of two: file, line, field, message. */
function problemsOf(board: Record<string, unknown>, favourite?: string): string[] {
  const problems: Problem[] = [];
  const report = reportInto(problems);
  const team = { people: [{ id: "mv" }, { id: "jl" }], favourite };
  const entries = [entry("board", board), entry("team", team)];
  for (const each of entries) checkShape(each, report, "", schema);
  referencesResolve(entries, report, { about: () => false }, schema);
  return problems.map((each) => `${each.file}:${each.line} ${each.field} ${each.message}`);
}

const board = "content/board.json:7";
const columns = ["To do", "Done"];

it.each([
  [[], [`${board} columns has 0 entries, needs at least 2.`]],
  [["a"], [`${board} columns has 1 entry, needs at least 2.`]],
  [["a", "b", "c", "d"], [`${board} columns has 4 entries, may have 3.`]],
  [["a", "b", "a"], [`${board} columns[2] "a" stands here twice. Change one of the two.`]],
  [["a", "b"], []],
  [["a", "b", "c"], []],
  [undefined, []],
])("@count and @unique report of %j: %j", (list, problems) => {
  expect(problemsOf({ columns: list })).toEqual(problems);
});

describe("@unique(by)", () => {
  it("refuses two entries with the same value in the field", () => {
    const cards = [{ key: "A-1" }, { key: "A-2" }, { key: "A-1" }];
    const problem = `${board} cards[2].key "A-1" stands here twice. Change one of the two.`;
    expect(problemsOf({ cards })).toEqual([problem]);
  });

  it("takes entries that are the same in other fields", () => {
    const cards = ["A-1", "A-2"].map((key) => ({ key, kind: "Bug" }));
    expect(problemsOf({ cards })).toEqual([]);
  });
});

describe("@names", () => {
  const lacksColumn = "which content/board.json does not have. There are: To do, Done.";

  it.each([
    ["column", "Doing", `${board} cards[0].column names "Doing", ${lacksColumn}`],
    [
      "readers",
      ["mv", "xx"],
      `${board} cards[0].readers[1] names "xx", which content/team.json does not have. There are: mv, jl.`,
    ],
  ])(
    "refuses a name that does not exist, and lists those that do: %s %j",
    (field, value, problem) => {
      expect(problemsOf({ columns, cards: [{ key: "A-1", [field]: value }] })).toEqual([problem]);
    },
  );

  it("counts only entries of the kind that its path asks for", () => {
    const cards = [
      { key: "A-1", kind: "Epic" },
      { key: "A-2", kind: "Bug", epic: "A-1" },
      { key: "A-3", epic: "A-2" },
    ];
    expect(problemsOf({ cards })).toEqual([
      `${board} cards[2].epic names "A-2", which content/board.json does not have. There are: A-1.`,
    ]);
  });

  it("looks into other files", () => {
    expect(problemsOf({ columns }, "Done")).toEqual([]);
    const problem = `content/team.json:7 favourite names "Later", ${lacksColumn}`;
    expect(problemsOf({ columns }, "Later")).toEqual([problem]);
  });

  it("ignores a field that is left out", () => {
    expect(problemsOf({ columns, cards: [{ key: "A-1", column: null }] })).toEqual([]);
  });
});
