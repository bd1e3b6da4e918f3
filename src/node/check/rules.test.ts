import { lineOf, problemsAfter } from "../../testing/broken-content";

const article = "articles/the-best-ai-project-management-software-in-2025/index.md";
const release = "releases/v0.10.0/index.md";
const frontMatter = `---
version: 0.10.0
date: 2025-07-27
title: Story points
summary: ${"s".repeat(80)}
picture: ./picture.png
pictureAlt: A scale
---
`;

describe("a release", () => {
  it("stands in a folder that carries its version", () => {
    const problems = problemsAfter((draft) => draft.move("releases/v0.10.0", "releases/v0.10.1"));
    expect(problems).toMatchObject([
      {
        file: "content/releases/v0.10.1/index.md",
        line: 2,
        field: "version",
        message: "does not match its folder v0.10.1. Rename it to v0.10.0.",
      },
    ]);
  });

  it.each([
    [
      "a sentence between the notes",
      "- **",
      "Hello there.\n\n- **",
      '"Hello there.…" is not a note',
    ],
    ["a note without a bold lead", "- **", "- Plain note.\n- **", '"- Plain note.…" is not a note'],
  ])("has nothing in its text but notes: %s", (_what, find, by, message) => {
    const problems = problemsAfter((draft) => draft.replace(release, find, by));
    expect(problems).toMatchObject([{ file: `content/${release}`, field: "text" }]);
    expect(problems[0]?.message).toBe(`${message}. Start it with - **What.**`);
  });

  it("has notes", () => {
    const problems = problemsAfter((draft) => draft.write(release, frontMatter));
    expect(problems).toMatchObject([
      { field: "text", message: "is empty. Write one bullet per note: - **What.** More." },
    ]);
  });
});

describe("an article", () => {
  it("says how long it takes to read", () => {
    const problems = problemsAfter((draft) =>
      draft.replace(article, "readTime: 8", "readTime: 20"),
    );
    expect(problems).toEqual([
      {
        file: `content/${article}`,
        line: lineOf(article, "readTime"),
        field: "readTime",
        message: "says 20, the text takes about 8 minutes.",
      },
    ]);
  });

  it("has a text that begins below its title", () => {
    const problems = problemsAfter((draft) =>
      draft.replace(article, "\n## How we compared", "\n# How we compared"),
    );
    expect(problems).toMatchObject([{ field: "text" }]);
    expect(problems[0]?.message).toContain("begin with ##");
  });
});

it("adds up what a plan costs in a year", () => {
  const problems = problemsAfter((draft) =>
    draft.replace("plans.json", '"billedYearly": 120', '"billedYearly": 144'),
  );
  expect(problems).toEqual([
    {
      file: "content/plans.json",
      line: lineOf("plans.json", '"billedYearly": 120'),
      field: "plans[1].billedYearly",
      message: "is 144, but 12 × 10 is 120.",
    },
  ]);
});

describe("the comparison", () => {
  it("has a cell for every tool in every row", () => {
    const problems = problemsAfter((draft) =>
      draft.replace(
        "comparison.json",
        '"monday.com", "Linear"]',
        '"monday.com", "Linear", "Other"]',
      ),
    );
    expect(problems.length).toBeGreaterThanOrEqual(8);
    expect(problems[0]).toMatchObject({
      field: "rows[0].cells",
      message: "has 6 cells for 7 tools. Add or remove some.",
    });
  });

  it("has a source for every claim about another tool", () => {
    const problems = problemsAfter((draft) =>
      draft.replace(
        "comparison.json",
        '"checked": "2026-11"\n        },',
        '"checked": null\n        },',
      ),
    );
    expect(problems).toMatchObject([
      {
        field: "rows[0].cells[1]",
        message: "is a claim about another tool. Give it source and checked.",
      },
    ]);
  });
});
