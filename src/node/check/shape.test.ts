import fs from "node:fs";
import path from "node:path";
import { afterReplace, afterSet, lineOf, problemsAfter } from "../../testing/fixture-content";

const article = "articles/first/index.md";
const release = "releases/v0.2.0/index.md";

describe("a field that is missing", () => {
  it.each(["", 'title: ""', 'title: "  "', "title:"])("is reported, written as %j", (by) => {
    expect(afterReplace(article, "title: First light", by)).toEqual([
      { file: `content/${article}`, line: 2, field: "title", message: "is missing. Add it." },
    ]);
  });

  it("is explained with what belongs there", () => {
    const message =
      "is missing. Day of publication, like 2025-03-29. With a day to come it waits for the first build on that day.";
    expect(afterReplace(article, "date: 2025-01-10", "")).toMatchObject([
      { field: "date", message },
    ]);
  });

  it("is reported with its path in the file", () => {
    const problem = { file: "content/plans.json", field: "plans[1].name" };
    expect(afterSet("plans.json", "plans[1].name")).toMatchObject([problem]);
  });
});

it.each([
  ["date: 2025-01-10", "date: 2025-02-30", "date"],
  ["date: 2025-01-10", "date: yesterday", "date"],
  ["date: 2025-01-10", "date: 29 Mar 2025", "date"],
  ["date: 2025-01-10", "date: 2025-3-29", "date"],
  ["date: 2025-01-10", "date: 20250329", "date"],
  ["date: 2025-01-10", "date: 2025-13-01", "date"],
  ["- date: 2025-03-30", "- date: 2025-02-30", "updates[0].date"],
])("refuses an invalid date at its line: not %s but %s", (find, by, field) => {
  const message = "must be a date that exists, written like 2025-10-10.";
  const problem = { file: `content/${article}`, line: lineOf(article, find), field, message };
  expect(afterReplace(article, find, by)).toEqual([problem]);
});

describe("a picture", () => {
  const notThere = "is not there. Put the file beside this one.";
  const written = "picture: ./picture.png";

  it.each([
    ["does not exist", "./missing.png", notThere],
    ["has other capitals", "./Picture.png", notThere],
    ["is a folder", ".", notThere],
    ["is another file", "./index.md", "is no picture. Use a .png, .jpg, .webp or .avif file."],
  ])("is refused when it %s", (_how, picture, why) => {
    const message = `points at ${picture}, which ${why}`;
    expect(afterReplace(release, written, `picture: ${picture}`)).toEqual([
      { file: `content/${release}`, line: lineOf(release, written), field: "picture", message },
    ]);
  });

  it("for the dark theme has the shape of the other", () => {
    const problems = problemsAfter(({ root }) =>
      fs.cpSync(
        path.join(root, "people/jon-lund.png"),
        path.join(root, "releases/v0.2.0/picture-dark.png"),
      ),
    );
    const field = "pictureDark";
    const message = "has 640 × 640 px, picture 1600 × 1000 px. Give both the same shape.";
    expect(problems).toContainEqual(
      expect.objectContaining({ file: `content/${release}`, field, message }),
    );
  });

  it("is missed when its file was removed", () => {
    const problems = problemsAfter((draft) => draft.remove("people/jon-lund.png"));
    expect(problems).toMatchObject([{ file: "content/people/jon-lund.json", field: "image" }]);
  });
});

describe("a field with a wrong name", () => {
  it("is reported with the known names", () => {
    const problems = afterReplace(article, "category: Light", "category: Light\ncategorie: Light");
    const line = lineOf(article, "category:") + 1;
    expect(problems).toMatchObject([{ field: "categorie", line }]);
    expect(problems[0]?.message).toMatch(
      /^is not a known field\. Known here: title, .*slug, .*\.$/,
    );
  });

  it("is found deep in a JSON file", () => {
    const line = lineOf("plans.json", '"billedNote"');
    expect(afterReplace("plans.json", '"billedNote"', '"billedNotes"')).toMatchObject([
      { field: "plans[1].billedNotes", line },
    ]);
  });
});

describe("a value of a wrong kind", () => {
  const wholeNumber = "must be a whole number, without quotes.";
  const icons = "subtasks, moon, chart, trophy, plug, bot";
  const yesOrNo = "must be true or false, without quotes.";

  it.each([
    ["plans.json", "plans[1].monthly", "8", wholeNumber],
    ["plans.json", "plans[1].monthly", 8.5, wholeNumber],
    ["closing.json", "heading", 2025, "must be text. Put quotes around 2025."],
    ["editors.json", "pane.code[0].suggested", "yes", yesOrNo],
    ["hero.json", "views", "Board", "must be a list."],
    ["roadmap.json", "stages[0]", "Soon", "must be an object with named fields."],
    ["roadmap.json", "stages[1].items[0].icon", "sun", `must be one of ${icons}.`],
  ])("is refused: %s, %s, %j", (file, field, value, message) => {
    expect(afterSet(file, field, value)).toMatchObject([
      { file: `content/${file}`, field, message },
    ]);
  });
});

describe("text with rules", () => {
  const describeAs = (text: string) =>
    afterReplace(article, "description: ", `description: ${text} # `);

  it.each([
    ["too short", "Short.", "has 6 characters, needs at least 70."],
    ["too long", "x".repeat(161), "has 161 characters, may have 160."],
  ])("is refused when it is %s", (_how, text, message) => {
    const line = lineOf(article, "description:");
    expect(describeAs(text)).toMatchObject([{ field: "description", line, message }]);
  });

  it("counts a letter as one, whatever it is made of", () => {
    expect(describeAs("😀".repeat(160))).toEqual([]);
  });

  it.each([
    ["product.json", "chatUrl", "https://chat.beacon.example", "http://chat.beacon.example"],
    ["product.json", "siteUrl", "https://beacon.example", "https://beacon.example/"],
    ["footer.json", "columns[0].links[0].to", "/company", "company"],
    ["people/jon-lund.json", "handle", "jon-lund", "Jon Lund"],
    [release, "version", "0.2.0", "v0.2.0"],
  ])("is refused in another form: %s, %s, not %s but %s", (file, field, right, wrong) => {
    const problems = afterReplace(file, right, wrong);
    expect(problems).toMatchObject([{ file: `content/${file}`, field }]);
    expect(problems[0]?.message).toContain(`"${wrong}" does not have the right form.`);
  });
});
