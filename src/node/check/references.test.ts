import { lineOf, problemsAfter } from "../../testing/fixture-content";

const first = "articles/first/index.md";
const second = "articles/second/index.md";
const release = "releases/v0.2.0/index.md";

describe("two pages with one address", () => {
  it("is an error when two articles share a slug", () => {
    const problems = problemsAfter((draft) =>
      draft.replace(second, "slug: harbour", "slug: first-light"),
    );
    expect(problems).toContainEqual({
      file: `content/${second}`,
      line: lineOf(second, "slug"),
      field: "slug",
      message: `"first-light" is taken by content/${first}. Change one of the two.`,
    });
  });

  it("is fine when one of two articles of the same title has a slug of its own", () => {
    const problems = problemsAfter((draft) =>
      draft.replace(second, "shortTitle: A harbour at night", "shortTitle: First light"),
    );
    // They still need titles of their own, for readers; the address is no problem.
    expect(problems).toMatchObject([{ file: `content/${first}`, field: "title" }]);
    expect(problems[0]?.message).toMatch(/^has the same title as \/blog\/harbour\./);
  });

  it("is an error when two releases have one version", () => {
    const problems = problemsAfter((draft) =>
      draft.replace(release, "version: 0.2.0", "version: 0.1.0"),
    );
    expect(problems).toContainEqual({
      file: `content/${release}`,
      line: lineOf(release, "version"),
      field: "version",
      message: '"0.1.0" is taken by content/releases/v0.1.0/index.md. Change one of the two.',
    });
  });

  it("is an error when two people have one handle", () => {
    const problems = problemsAfter((draft) =>
      draft.set("people/mira-voss.json", "handle", "jon-lund"),
    );
    expect(problems).toContainEqual(
      expect.objectContaining({
        file: "content/people/mira-voss.json",
        field: "handle",
        message: '"jon-lund" is taken by content/people/jon-lund.json. Change one of the two.',
      }),
    );
  });
});

describe("a name that leads nowhere", () => {
  it("is an error as author, and says who there is", () => {
    const problems = problemsAfter((draft) =>
      draft.replace(first, "author: mira-voss", "author: nobody"),
    );
    expect(problems).toEqual([
      {
        file: `content/${first}`,
        line: lineOf(first, "author"),
        field: "author",
        message: 'names "nobody", which does not exist. There are: jon-lund, mira-voss.',
      },
    ]);
  });

  it("is an error as release of a roadmap item", () => {
    const problems = problemsAfter((draft) =>
      draft.replace("roadmap.json", '"release": "0.2.0"', '"release": "0.3.0"'),
    );
    expect(problems).toMatchObject([
      {
        file: "content/roadmap.json",
        line: lineOf("roadmap.json", '"release"'),
        field: "stages[0].items[0].release",
        message: 'names "0.3.0", which does not exist. There are: 0.1.0, 0.2.0.',
      },
    ]);
  });

  it.each([
    ["hero.json", "suggestion.issue"],
    ["hero.json", "suggestion.moves"],
    ["editors.json", "pane.issue"],
    ["backlog.json", "highlight"],
    ["labels.json", "flow.issue"],
    ["issue-types.json", "types[2].example"],
    ["demo-project.json", "issues[1].epic"],
    ["demo-project.json", "issues[0].status"],
    ["demo-project.json", "issues[0].assignee"],
  ])("is an error in the scene's project: %s, %s", (file, field) => {
    const problems = problemsAfter((draft) => draft.set(file, field, "CRN-999"));
    expect(problems).toMatchObject([{ file: `content/${file}`, field }]);
    expect(problems[0]?.message).toMatch(
      /^names "CRN-999", which content\/demo-project.json does not have. There are: /,
    );
  });
});
