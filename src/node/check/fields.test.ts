import { lineOf, problemsAfter } from "../../testing/fixture-content";

const article = "articles/first/index.md";
const release = "releases/v0.2.0/index.md";
const title = "title: First light";
const date = "date: 2025-01-10";

describe("a field that is missing", () => {
  it.each([
    ["left out", ""],
    ["empty", 'title: ""'],
    ["only spaces", 'title: "  "'],
    ["without a value", "title:"],
  ])("is named when it is %s", (_how, by) => {
    expect(problemsAfter((draft) => draft.replace(article, title, by))).toEqual([
      { file: `content/${article}`, line: 2, field: "title", message: "is missing. Add it." },
    ]);
  });

  it("is explained with what belongs there", () => {
    const [problem] = problemsAfter((draft) => draft.replace(article, date, ""));
    expect(problem).toMatchObject({ field: "date" });
    expect(problem?.message).toBe("is missing. Day of publication, like 2025-03-29.");
  });

  it("is named with its way through the file", () => {
    const problems = problemsAfter((draft) => draft.set("plans.json", "plans[1].name"));
    expect(problems).toMatchObject([{ file: "content/plans.json", field: "plans[1].name" }]);
  });
});

describe("a date that is none", () => {
  it.each(["2025-02-30", "yesterday", "29 Mar 2025", "2025-3-29", "20250329", "2025-13-01"])(
    "%s is refused, at its line",
    (wrong) => {
      expect(problemsAfter((draft) => draft.replace(article, date, `date: ${wrong}`))).toEqual([
        {
          file: `content/${article}`,
          line: lineOf(article, "date:"),
          field: "date",
          message: "must be a date that exists, written like 2025-10-10.",
        },
      ]);
    },
  );

  it("is refused in a list, too", () => {
    const [problem] = problemsAfter((draft) =>
      draft.replace(article, "- date: 2025-03-30", "- date: 2025-02-30"),
    );
    expect(problem).toMatchObject({ field: "updates[0].date", line: lineOf(article, "- date:") });
  });
});

describe("a picture", () => {
  it.each([
    ["does not exist", "./missing.png", "is not there. Put the file beside this one."],
    ["has other capitals", "./Picture.png", "is not there. Put the file beside this one."],
    ["is a folder", ".", "is not there. Put the file beside this one."],
    ["is another file", "./index.md", "is no picture. Use a .png, .jpg, .webp or .avif file."],
  ])("is refused when it %s", (_how, file, message) => {
    const problems = problemsAfter((draft) =>
      draft.replace(release, "picture: ./picture.png", `picture: ${file}`),
    );
    expect(problems).toEqual([
      {
        file: `content/${release}`,
        line: lineOf(release, "picture:"),
        field: "picture",
        message: `points at ${file}, which ${message}`,
      },
    ]);
  });

  it("is missed when its file was removed", () => {
    const problems = problemsAfter((draft) => draft.remove("people/jon-lund.png"));
    expect(problems).toMatchObject([{ file: "content/people/jon-lund.json", field: "image" }]);
  });
});

describe("a field with a wrong name", () => {
  it("is named with the names that are known", () => {
    const problems = problemsAfter((draft) =>
      draft.replace(article, "category: Light", "category: Light\ncategorie: Light"),
    );
    expect(problems).toMatchObject([
      { field: "categorie", line: lineOf(article, "category:") + 1 },
    ]);
    expect(problems[0]?.message).toMatch(
      /^is not a known field\. Known here: title, .*slug, .*\.$/,
    );
  });

  it("is found deep in a JSON file", () => {
    const problems = problemsAfter((draft) =>
      draft.replace("plans.json", '"billedNote"', '"billedNotes"'),
    );
    const line = lineOf("plans.json", '"billedNote"');
    expect(problems).toMatchObject([{ field: "plans[1].billedNotes", line }]);
  });
});
