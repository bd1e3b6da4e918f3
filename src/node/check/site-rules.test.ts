import fs from "node:fs";
import path from "node:path";
import { afterReplace, afterSet, lineOf, problemsAfter } from "../../testing/fixture-content";

const first = "articles/first/index.md";
const second = "articles/second/index.md";
const release = "releases/v0.2.0/index.md";
const note = "- **A lens.** Text.";

describe("unique fields", () => {
  it.each([
    [second, "slug", "harbour", "first-light", first],
    [release, "version", "0.2.0", "0.1.0", "releases/v0.1.0/index.md"],
  ])("must not occur twice: %s, %s, not %s but %s", (file, field, right, wrong, other) => {
    const find = `${field}: ${right}`;
    const message = `"${wrong}" is taken by content/${other}. Change one of the two.`;
    const problem = { file: `content/${file}`, line: lineOf(file, find), field, message };
    expect(afterReplace(file, find, `${field}: ${wrong}`)).toContainEqual(problem);
  });

  it("must not occur twice: handles", () => {
    const file = "people/mira-voss.json";
    const message = '"jon-lund" is taken by content/people/jon-lund.json. Change one of the two.';
    const problem = { file: `content/${file}`, field: "handle", message };
    expect(afterSet(file, "handle", "jon-lund")).toContainEqual(expect.objectContaining(problem));
  });

  it("is the slug, not the title, of an article that has one", () => {
    const by = "shortTitle: First light";
    const problems = afterReplace(second, "shortTitle: A harbour at night", by);
    // Titles must differ for readers; the addresses do.
    expect(problems).toMatchObject([{ file: `content/${first}`, field: "title" }]);
    expect(problems[0]?.message).toMatch(/^has the same title as \/blog\/harbour\./);
  });
});

it.each([
  [
    "an author who does not exist",
    first,
    "author: mira-voss",
    "author: nobody",
    "author",
    'names "nobody", which does not exist. There are: jon-lund, mira-voss.',
  ],
  [
    "a release on the roadmap that does not exist",
    "roadmap.json",
    '"release": "0.2.0"',
    '"release": "0.3.0"',
    "stages[0].items[0].release",
    'names "0.3.0", which does not exist. There are: 0.1.0, 0.2.0.',
  ],
  [
    "a reading time that the text does not take",
    first,
    "readTime: 1",
    "readTime: 20",
    "readTime",
    "says 20, the text takes about 1 minutes. Leave it out: it is counted.",
  ],
  [
    "a known word that is neutral",
    "suggestions.json",
    '"neutral": ["the"',
    '"neutral": ["lamp"',
    "neutral[0]",
    '"lamp" is among the words of a type or topic, too. Take it out of one of the two.',
  ],
  [
    "a sum of a year that does not add up",
    "plans.json",
    '"billedYearly": 84',
    '"billedYearly": 96',
    "plans[1].billedYearly",
    "is 96, but 12 × 7 is 84. Leave it out: it is computed.",
  ],
])("refuses %s, at its line", (_what, file, find, by, field, message) => {
  const problem = { file: `content/${file}`, line: lineOf(file, find), field, message };
  expect(afterReplace(file, find, by)).toEqual([problem]);
});

it("refuses a year that costs more a month than a month does", () => {
  expect(afterReplace("plans.json", '"monthly": 8', '"monthly": 6')).toMatchObject([
    {
      field: "plans[1].yearly",
      message: "is 7, more than the 6 of monthly. Correct one of the two.",
    },
  ]);
});

it("makes the address of an article of letters of any script, and asks for a slug where there are none", () => {
  const title = "title: First light";
  expect(afterReplace("articles/first/index.md", title, "title: Планирование")).toEqual([]);
  expect(afterReplace("articles/first/index.md", title, "title: 🎉🎉")).toMatchObject([
    { field: "title", message: expect.stringContaining("Add a slug, like our-plan.") as string },
  ]);
});

it("refuses a file of another encoding than UTF-8, at its line", () => {
  const problems = problemsAfter(({ root }) => {
    const file = path.join(root, "closing.json");
    const text = fs.readFileSync(file, "utf8").replace('"Heading"', '"Café"');
    fs.writeFileSync(file, Buffer.from(text, "latin1"));
  });
  expect(problems).toMatchObject([
    {
      file: "content/closing.json",
      line: 2,
      message: expect.stringContaining("not saved as UTF-8") as string,
    },
  ]);
});

it.each([
  ["demo-project.json", "walks"],
  ["editors.json", "pane.issue"],
  ["labels.json", "flow.issue"],
  ["issue-types.json", "types[2].example"],
  ["demo-project.json", "issues[1].epic"],
  ["demo-project.json", "issues[0].status"],
  ["demo-project.json", "issues[0].assignee"],
])("refuses what the scenes' project does not have: %s, %s", (file, field) => {
  const problems = afterSet(file, field, "CRN-999");
  expect(problems).toMatchObject([{ file: `content/${file}`, field }]);
  expect(problems[0]?.message).toMatch(
    /^names "CRN-999", which content\/demo-project.json does not have. There are: /,
  );
});

it("wants a release's folder to carry its version", () => {
  const problems = problemsAfter((draft) => draft.move("releases/v0.2.0", "releases/v0.2.1"));
  const message = "does not match its folder v0.2.1. Rename it to v0.2.0.";
  const file = "content/releases/v0.2.1/index.md";
  expect(problems).toEqual([{ file, line: 2, field: "version", message }]);
  expect(problemsAfter((draft) => draft.move("releases/v0.2.0", "releases/v0-2-0"))).toEqual([]);
});

const lead = "Start it with - **What.**";

it.each([
  [
    "only notes in a release",
    release,
    note,
    `Hello.\n\n${note}`,
    `"Hello.…" is not a note. ${lead}`,
  ],
  ["notes with a bold lead", release, note, `- A.\n${note}`, `"- A.…" is not a note. ${lead}`],
  ["notes", release, note, "", "is empty. Write one bullet per note: - **What.** More."],
  [
    "an article's text",
    second,
    "\nText.\n",
    "",
    "is empty. Write the article below the front matter.",
  ],
  [
    "a text that begins below its title",
    first,
    "## A",
    "# A",
    "has a # heading. The title is one already: begin with ##.",
  ],
])("wants %s", (_what, file, find, by, message) => {
  const problem = { file: `content/${file}`, field: "text", message };
  expect(afterReplace(file, find, by)).toMatchObject([problem]);
});

it.each([
  [[1, 3, 3], undefined],
  [[2, 3], undefined],
  [[3], undefined],
  [[], undefined],
  [[1, 2, 3], "lead to 2 points, but CRN-2 has 3. Correct one of the two."],
  [[1, 2], "lead to 2 points, but CRN-2 has 3. Correct one of the two."],
])("wants an estimate that follows from the past issues %j", (points, message) => {
  const similar = points.map((one, index) => {
    return { key: `CRN-${90 + index}`, title: `Past ${index}`, points: one };
  });
  const field = "demo.issues[0].similar";
  const problems = afterSet("planning.json", field, similar);
  expect(problems).toEqual(message ? [expect.objectContaining({ field, message })] : []);
});
