import type { Entry } from "../content/entry";
import type { Problem } from "../content/problem";
import { reporterFor } from "../content/report";
import { parseSchema } from "../schema/schema";
import { namesExist } from "./names-rule";
import { checkShape } from "./shape";

/** A schema of its own: which fields of the real one carry a directive is no matter here. */
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
  return { file: `content/${name}.json`, kind, data, body: "", lineOf: () => 7 };
}

/** What the check says of a board beside a team of two. */
function problemsOf(board: Record<string, unknown>, favourite?: string): Problem[] {
  const problems: Problem[] = [];
  const team = { people: [{ id: "mv" }, { id: "jl" }], favourite };
  const entries = [entry("board", board), entry("team", team)];
  for (const each of entries) checkShape(each, reporterFor(each, problems), "", schema);
  namesExist(entries, problems, schema);
  return problems;
}

const file = "content/board.json";
const columns = ["To do", "Done"];

describe("@count", () => {
  it.each([
    [[], "has 0 entries, needs at least 2."],
    [["a"], "has 1 entry, needs at least 2."],
    [["a", "b", "c", "d"], "has 4 entries, may have 3."],
  ])("refuses a list of %j", (wrong, message) => {
    expect(problemsOf({ columns: wrong })).toEqual([{ file, line: 7, field: "columns", message }]);
  });

  it.each([[["a", "b"]], [["a", "b", "c"]], [undefined]])("takes a list of %j", (right) => {
    expect(problemsOf({ columns: right })).toEqual([]);
  });
});

describe("@unique", () => {
  it("refuses the same entry twice, at the second", () => {
    expect(problemsOf({ columns: ["a", "b", "a"] })).toEqual([
      {
        file,
        line: 7,
        field: "columns[2]",
        message: '"a" stands here twice. Change one of the two.',
      },
    ]);
  });

  it("refuses two entries with the same value in the field that tells them apart", () => {
    const cards = [{ key: "A-1" }, { key: "A-2" }, { key: "A-1" }];
    expect(problemsOf({ cards })).toMatchObject([
      { field: "cards[2].key", message: '"A-1" stands here twice. Change one of the two.' },
    ]);
  });

  it("takes entries that are the same in other fields", () => {
    const cards = [
      { key: "A-1", kind: "Bug" },
      { key: "A-2", kind: "Bug" },
    ];
    expect(problemsOf({ cards })).toEqual([]);
  });
});

describe("@names", () => {
  it("refuses a name that does not exist, and lists those that do", () => {
    const cards = [{ key: "A-1", column: "Doing" }];
    expect(problemsOf({ columns, cards })).toEqual([
      {
        file,
        line: 7,
        field: "cards[0].column",
        message: 'names "Doing", which content/board.json does not have. There are: To do, Done.',
      },
    ]);
  });

  it("says which entry of a list of names is wrong", () => {
    const cards = [{ key: "A-1", readers: ["mv", "xx"] }];
    expect(problemsOf({ cards })).toMatchObject([
      {
        field: "cards[0].readers[1]",
        message: 'names "xx", which content/team.json does not have. There are: mv, jl.',
      },
    ]);
  });

  it("counts only entries of the kind that its path asks for", () => {
    const cards = [
      { key: "A-1", kind: "Epic" },
      { key: "A-2", kind: "Bug", epic: "A-1" },
      { key: "A-3", epic: "A-2" },
    ];
    expect(problemsOf({ cards })).toMatchObject([
      {
        field: "cards[2].epic",
        message: expect.stringMatching(/^names "A-2", .* There are: A-1\.$/) as string,
      },
    ]);
  });

  it("looks into other files", () => {
    expect(problemsOf({ columns }, "Done")).toEqual([]);
    expect(problemsOf({ columns }, "Later")).toMatchObject([
      { file: "content/team.json", field: "favourite" },
    ]);
  });

  it("asks nothing of a field that is left out", () => {
    expect(problemsOf({ columns, cards: [{ key: "A-1", column: null }] })).toEqual([]);
  });
});
