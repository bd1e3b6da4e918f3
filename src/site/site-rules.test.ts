import { afterReplace, problemsAfter } from "../testing/fixture-content";

const isError = ({ severity }: { severity?: string }) => severity === undefined;

const first = "articles/first/index.md";
const second = "articles/second/index.md";
const release = "releases/v0.2.0/index.md";
const note = "- **A lens.** Text.";
const containing = (text: string) => expect.stringContaining(text) as string;

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

it("an address is made of letters of any script; a title without letters needs a slug", () => {
  const title = "title: First light";
  expect(afterReplace(first, title, "title: Планирование").filter(isError)).toEqual([]);
  expect(afterReplace(first, title, "title: 🎉🎉").filter(isError)).toMatchObject([
    { field: "title", message: containing("Add a slug, like our-plan.") },
  ]);
});

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

it("an e-mail address with a period at the end is refused", () => {
  const by = ["mail@beacon.example", "mail@beacon.example."] as const;
  expect(afterReplace("product.json", ...by)).toMatchObject([{ field: "email" }]);
});

const long = "x".repeat(5000);

it.each<[what: string, find: string, by: string, file?: string]>([
  ["a title", "title: First light", `title: ${"long ".repeat(1000)}`],
  ["a version", "version: 0.2.0", `version: ${long}`, release],
  ["a note", "- **A lens.**", `- ${long}`, release],
  ["a redirect", '"/company"', `"/${long}"`, "redirects.json"],
  ["a name in the bar", '"Pricing"', `"${long}"`, "navigation.json"],
])("a message quotes no more than a line of %s", (_what, find, by, file = first) => {
  const problems = afterReplace(file, find, by);
  expect(problems).not.toEqual([]);
  for (const { message } of problems) expect(message).not.toMatch(/x{61}|(long ){13}/);
});
