import { lineOf, problemsAfter } from "../../testing/fixture-content";

const article = "articles/first/index.md";
const release = "releases/v0.2.0/index.md";
const note = "- **A lens.** Text.";

describe("a release", () => {
  it("stands in a folder that carries its version", () => {
    const problems = problemsAfter((draft) => draft.move("releases/v0.2.0", "releases/v0.2.1"));
    expect(problems).toEqual([
      {
        file: "content/releases/v0.2.1/index.md",
        line: 2,
        field: "version",
        message: "does not match its folder v0.2.1. Rename it to v0.2.0.",
      },
    ]);
  });

  it.each([
    ["a sentence between the notes", `Hello there.\n\n${note}`, '"Hello there.…" is not a note'],
    ["a note without a bold lead", `- Plain.\n${note}`, '"- Plain.…" is not a note'],
  ])("has nothing in its text but notes: %s", (_what, by, message) => {
    const problems = problemsAfter((draft) => draft.replace(release, note, by));
    expect(problems).toMatchObject([{ file: `content/${release}`, field: "text" }]);
    expect(problems[0]?.message).toBe(`${message}. Start it with - **What.**`);
  });

  it("has notes", () => {
    const problems = problemsAfter((draft) => draft.replace(release, note, ""));
    expect(problems).toMatchObject([
      { field: "text", message: "is empty. Write one bullet per note: - **What.** More." },
    ]);
  });
});

describe("an article", () => {
  it("says how long it takes to read", () => {
    const problems = problemsAfter((draft) =>
      draft.replace(article, "readTime: 1", "readTime: 20"),
    );
    expect(problems).toEqual([
      {
        file: `content/${article}`,
        line: lineOf(article, "readTime"),
        field: "readTime",
        message: "says 20, the text takes about 1 minutes. Leave it out: it is counted.",
      },
    ]);
  });

  it("has a text that begins below its title", () => {
    const problems = problemsAfter((draft) =>
      draft.replace(article, "## A heading", "# A heading"),
    );
    expect(problems).toMatchObject([{ field: "text" }]);
    expect(problems[0]?.message).toContain("begin with ##");
  });

  it("has a text", () => {
    const problems = problemsAfter((draft) =>
      draft.replace("articles/second/index.md", "\nText.\n", ""),
    );
    expect(problems).toMatchObject([{ field: "text" }]);
    expect(problems[0]?.message).toMatch(/^is empty\. Write the article/);
  });
});

it("adds up what a plan costs in a year", () => {
  const problems = problemsAfter((draft) =>
    draft.replace("plans.json", '"billedYearly": 84', '"billedYearly": 96'),
  );
  expect(problems).toEqual([
    {
      file: "content/plans.json",
      line: lineOf("plans.json", '"billedYearly": 84'),
      field: "plans[1].billedYearly",
      message: "is 96, but 12 × 7 is 84. Leave it out: it is computed.",
    },
  ]);
});

describe("the comparison", () => {
  it("has a cell for every tool in every row", () => {
    const problems = problemsAfter((draft) => draft.set("comparison.json", "tools[2]", "Other"));
    expect(problems).toMatchObject([
      { field: "rows[0].cells", message: "has 2 cells for 3 tools. Add or remove some." },
      { field: "rows[1].cells" },
    ]);
  });

  it.each(["source", "checked"])("has a %s for every claim about another tool", (field) => {
    const problems = problemsAfter((draft) =>
      draft.set("comparison.json", `rows[0].cells[1].${field}`),
    );
    expect(problems).toMatchObject([
      {
        field: "rows[0].cells[1]",
        message: "is a claim about another tool. Give it source and checked.",
      },
    ]);
  });
});
