import type { Entry } from "../content/entry";
import { reportInto } from "../content/problem";
import type { Problem } from "../content/problem";
import { parseSchema } from "../schema/schema";
import { referencesResolve } from "./references";
import { checkShape } from "./shape";
import { valuesOf } from "./walk";

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
  type Team { people: [Person!]! @count(min: 1) }
  type Person { id: String! }
`);

function entry(name: string, data: Record<string, unknown>): Entry {
  const kind = schema.kinds.find((each) => each.name === name);
  return { file: `content/${name}.json`, kind, data, body: "", bodyLine: 1, lineOf: () => 7 };
}

/** Problems of a board beside a team of two: file, line, field, message. */
function problemsOf(board: Record<string, unknown>): string[] {
  const problems: Problem[] = [];
  const report = reportInto(problems);
  const team = { people: [{ id: "mv" }, { id: "jl" }] };
  const entries = [entry("board", board), entry("team", team)];
  for (const each of entries) checkShape(each, report, new Set(), schema);
  referencesResolve(entries, valuesOf(entries, schema), report, { about: () => false });
  return problems.map((each) => `${each.file}:${each.line} ${each.field} ${each.message}`);
}

const card = (field: string, value: unknown) => ({
  columns: ["To do", "Done"],
  cards: [{ key: "A-1", [field]: value }],
});

it.each([
  [{ columns: [] }, "columns has 0 entries, needs at least 2."],
  [{ columns: ["a"] }, "columns has 1 entry, needs at least 2."],
  [{ columns: ["a", "b", "c", "d"] }, "columns has 4 entries, may have 3."],
  [{ columns: ["a", "b", "a"] }, 'columns[2] "a" stands here twice. Change one of the two.'],
  [
    { cards: [{ key: "A-1" }, { key: "A-2" }, { key: "A-1" }] },
    'cards[2].key "A-1" stands here twice. Change one of the two.',
  ],
  [
    card("column", "Doing"),
    'cards[0].column names "Doing", which content/board.json does not have. There are: To do, Done.',
  ],
  [
    card("readers", ["mv", "xx"]),
    'cards[0].readers[1] names "xx", which content/team.json does not have. There are: mv, jl.',
  ],
  // Only entries of the kind that the path asks for count.
  [
    {
      cards: [
        { key: "A-1", kind: "Epic" },
        { key: "A-2", kind: "Bug", epic: "A-1" },
        { key: "A-3", epic: "A-2" },
      ],
    },
    'cards[2].epic names "A-2", which content/board.json does not have. There are: A-1.',
  ],
])("%j: %s", (board, problem) => {
  expect(problemsOf(board)).toEqual([`content/board.json:7 ${problem}`]);
});

it.each([{ columns: ["a", "b"] }, { columns: ["a", "b", "c"] }, card("column", "Done"), {}])(
  "%j has no problems",
  (board) => expect(problemsOf(board)).toEqual([]),
);
