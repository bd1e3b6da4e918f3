import { afterReplace, lineOf, problemsAfter } from "../../testing/fixture-content";
import { formatProblems } from "../content/problem";

const release = "releases/v0.2.0/index.md";

it("finds nothing wrong in content that is right", () => {
  expect(problemsAfter(() => undefined)).toEqual([]);
});

describe("a file that cannot be read", () => {
  it.each([
    ["a comma too many", '{\n  "a": 1,\n  "b": 2,\n}\n', 4],
    ["a comma too few", '{\n  "a": 1\n  "b": 2\n}\n', 3],
    ["a word without quotes", `{\n  "a": "${"x".repeat(60)}",\n  "b": yes,\n  "c": 1\n}\n`, 3],
    ["a wrong first sign", `(\n  "a": "${"x".repeat(60)}"\n}\n`, 1],
    ["no end", '{\n  "a": 1,\n  "b": 2\n', 3],
    ["the same name twice", '{\n  "a": 1,\n  "a": 2\n}\n', 3],
  ])("is named with the line: JSON with %s", (_what, text, line) => {
    const problems = problemsAfter((draft) => draft.write("closing.json", text));
    expect(problems).toMatchObject([{ file: "content/closing.json", line, field: "JSON" }]);
    expect(problems[0]?.message).toMatch(/^cannot be read: [^\n]+\. Look for a comma or a quote/);
  });

  it("is named with the line: front matter with a colon in a text", () => {
    const problems = afterReplace(release, "title: A lens", "title: New: a lens");
    const line = lineOf(release, "title:");
    expect(problems).toMatchObject([{ file: `content/${release}`, line, field: "front matter" }]);
    expect(problems[0]?.message).toContain("between double quotes");
  });

  it("is named when it has no front matter", () => {
    const problems = problemsAfter((draft) => draft.write("terms/index.md", "# Terms\n"));
    const message =
      "does not start with front matter. Begin the file with a block between two lines ---.";
    const file = "content/terms/index.md";
    expect(problems).toEqual([{ file, line: 1, field: "front matter", message }]);
  });

  it("is named when it holds a list", () => {
    const problems = problemsAfter((draft) => draft.write("plans.json", "[]"));
    expect(problems).toMatchObject([
      { file: "content/plans.json", message: "must hold one object with named fields." },
    ]);
  });
});

it("reads files that an editor wrote with a byte-order mark and Windows line ends", () => {
  const problems = problemsAfter((draft) => {
    draft.replace("closing.json", "{", "\uFEFF{");
    draft.replace(release, "---\nversion: 0.2.0\n", "\uFEFF---\r\nversion: 0.2.0\r\n");
  });
  expect(problems).toEqual([]);
});

describe("a file in the wrong place", () => {
  it.each([
    ["an unknown name", "extras.json"],
    ["the name of a part", "plan.json"],
    ["a person outside the folder", "person.json"],
    ["an unknown folder", "notes/today.json"],
    ["an article that is not index.md", "articles/third/text.md"],
    ["a second text of the terms", "terms/old.md"],
  ])("is named: %s", (_what, file) => {
    const text = file.endsWith(".md") ? "---\ntitle: Text\n---\n" : "{}";
    const message = "is not a content file that the site knows. Check its name and folder.";
    const problem = { file: `content/${file}`, field: "file", message };
    expect(problemsAfter((draft) => draft.write(file, text))).toMatchObject([problem]);
  });
});

it.each(["plans.json", "issue-types.json", "terms", "people"])(
  "names the file that is missing: %s",
  (removed) => {
    const problems = problemsAfter((draft) => draft.remove(removed));
    expect(problems).toContainEqual({
      file: expect.stringContaining(removed) as string,
      field: "file",
      message: "is missing. The site needs it.",
    });
  },
);

it("lists every problem at once, each with its place", () => {
  const problems = problemsAfter((draft) => {
    draft.replace("plans.json", '"monthly": 8', '"monthly": "8"');
    draft.replace("hero.json", '"to": "/changelog"', '"to": "changelog"');
  });
  const line = lineOf("plans.json", '"monthly": 8');
  const text = formatProblems(problems);
  expect(text).toMatch(/^2 problems in the content\n/);
  expect(text).toContain(
    `content/plans.json:${line}\n    plans[1].monthly: must be a whole number`,
  );
  expect(text).toContain(`content/hero.json:${lineOf("hero.json", '"to"')}\n    badge.to: `);
  expect(formatProblems(problems.slice(1))).toMatch(/^1 problem in/);
});
