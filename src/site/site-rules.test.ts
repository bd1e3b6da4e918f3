import fs from "node:fs";
import path from "node:path";
import { isError } from "../../plugins/gatsby-source-typed-content";
import { afterReplace, afterSet, problemsAfter } from "../testing/fixture-content";

const first = "articles/first/index.md";
const second = "articles/second/index.md";
const release = "releases/v0.2.0/index.md";
const note = "- **A lens.** Text.";
const containing = (text: string) => expect.stringContaining(text) as string;

it("two articles do not share an address, whether it comes from slug or title", () => {
  const message = `"first-light" is already used by content/${first}. Change one of them.`;
  const problem = { file: `content/${second}`, field: "slug", message };
  expect(afterReplace(second, "slug: harbour", "slug: first-light")).toMatchObject([problem]);
  // The newer one has to change, whichever comes first by name.
  const problems = problemsAfter((draft) => {
    draft.replace(second, "slug: harbour", "slug: first-light");
    draft.replace(first, "date: 2025-01-10", "date: 2025-03-01");
  });
  expect(problems).toMatchObject([
    { file: `content/${first}`, message: containing(`is already used by content/${second}.`) },
  ]);
  // If an article has a slug, its title isn't its address. Readers still need different titles.
  const shortTitle = ["shortTitle: A harbour at night", "shortTitle: First light"] as const;
  expect(afterReplace(second, ...shortTitle)).toMatchObject([
    {
      ...{ file: `content/${second}`, field: "shortTitle" },
      message: containing("is the same title as on /blog/first-light."),
    },
  ]);
});

it("the page about privacy has a text with and one without analytics, and shows it", () => {
  const file = "privacy/index.md";
  const analytics = "withAnalytics: A script counts visits.\n";
  expect(afterReplace(file, analytics, "")).toMatchObject([
    { file: `content/${file}`, field: "withAnalytics", message: containing("is missing. What it") },
  ]);
  expect(afterReplace(file, " {privacy.analytics}", "")).toMatchObject([
    { file: `content/${file}`, field: "text", message: containing("Add {privacy.analytics}") },
  ]);
});

it("an update is later than its article, and above older ones", () => {
  const update = "  - date: 2025-03-30";
  expect(afterReplace(first, update, "  - date: 2025-01-09")).toMatchObject([
    {
      field: "date",
      message: containing("later than the update of 2025-01-09. List updates newest first"),
    },
  ]);
  expect(
    afterReplace(first, update, `  - date: 2025-02-03\n    text: Text.\n${update}`),
  ).toMatchObject([
    {
      field: "updates[1].date",
      message: containing("is 2025-03-30, which is later than the update of 2025-02-03. List"),
    },
  ]);
});

it("an invisible character is reported in product.json, not where the name is filled in", () => {
  const problems = afterSet("product.json", "name", "Bea\u200bcon");
  expect(problems).toMatchObject([
    { file: "content/product.json", field: "name", message: containing("(U+200B)") },
  ]);
});

it("a portrait is square", () => {
  const problems = problemsAfter(({ root }) =>
    fs.cpSync(
      path.join(root, "releases/v0.2.0/picture.png"),
      path.join(root, "people/jon-lund.png"),
    ),
  );
  const message = "is 1600 × 1000 px, but should be square. Crop it.";
  expect(problems).toMatchObject([{ field: "image", message }]);
});

it("a text that YAML would cut at # is refused, and a comment is not", () => {
  const message = containing('is cut off before "#1 light", which YAML treats as a comment.');
  const cut = afterReplace(first, "imageAlt: A sunrise", "imageAlt: The #1 light");
  expect(cut).toContainEqual(expect.objectContaining({ line: 8, message }));
  expect(afterReplace(first, "imageAlt: A sunrise", "imageAlt: A sunrise # at sea")).toEqual([]);
});

it("an address is made of letters of any script; a title without letters needs a slug", () => {
  const title = "title: First light";
  expect(afterReplace(first, title, "title: Планирование").filter(isError)).toEqual([]);
  expect(afterReplace(first, title, "title: 🎉🎉").filter(isError)).toMatchObject([
    { field: "title", message: containing("Add a slug, like our-plan.") },
  ]);
});

it.each([
  ["latin1", "", 2],
  ["utf16le", "", 1],
  ["utf16le", "\uFEFF", 1],
] as const)(
  "a file in %s instead of UTF-8 is refused, with the line: %j",
  (encoding, start, line) => {
    const problems = problemsAfter(({ root }) => {
      const file = path.join(root, "closing.json");
      const text = fs.readFileSync(file, "utf8").replace('"Heading"', '"Café"');
      fs.writeFileSync(file, Buffer.from(start + text, encoding));
    });
    const message = containing("isn't saved as UTF-8");
    expect(problems).toMatchObject([{ file: "content/closing.json", line, message }]);
  },
);

it("a version that came out before an older one is a warning", () => {
  const message =
    "is 2025-01-04, but the older version 0.1.0 is dated 2025-01-05. Correct one of them.";
  const problem = { file: `content/${release}`, line: 3, field: "date", message };
  expect(afterReplace(release, "2025-02-05", "2025-01-04")).toEqual([
    { ...problem, severity: "warning" },
  ]);
  expect(afterReplace(release, "date: 2025-02-05", "draft: true\ndate: 2025-01-04")).toEqual([]);
});

it("a release's folder carries its version", () => {
  const problems = problemsAfter((draft) => draft.move("releases/v0.2.0", "releases/v0.2.1"));
  const message = "doesn't match its folder v0.2.1. Rename the folder to v0.2.0.";
  const file = "content/releases/v0.2.1/index.md";
  expect(problems).toEqual([{ file, line: 2, field: "version", message, severity: "warning" }]);
  expect(problemsAfter((draft) => draft.move("releases/v0.2.0", "releases/v0-2-0"))).toEqual([]);
});

it.each([
  [release, note, `- A.\n${note}`, '"- A." isn\'t a note. Start it with - **What.**'],
  [release, note, "", "is empty. Add a bullet for each note: - **What.** More."],
  [second, "\nText.\n", "", "is empty. Write the article below the front matter."],
])("%s is refused with %j replaced by %j", (file, find, by, message) => {
  expect(afterReplace(file, find, by)).toMatchObject([{ field: "text", message }]);
});

it.each([
  ["🎉", "can't be turned into an address, because it has no letters. Add a slug, like news."],
  ["The sea!", 'gets the same address as "Sea". Give one of them a different slug.'],
])("a category has an address of its own: %s", (name, message) => {
  const description = "Articles on something else. This is the description of a third category.";
  expect(afterSet("blog.json", "categories[2]", { name, description })).toMatchObject([
    { field: "categories[2].name", message: `"${name}" ${message}` },
  ]);
});
