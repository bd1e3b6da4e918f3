import { entryOf, reportsOf } from "../../tests/fixtures/content";
import { barLeads, headsFit, redirectsFit } from "./page-rules";
import { siteSchema } from "./schema";
import * as rules from "./entry-rules";

const containing = (text: string) => expect.stringContaining(text) as string;

it("the privacy page says whether there are analytics", () => {
  const reported = (source: string) =>
    reportsOf([rules.analyticsAreTold], { files: { privacy: entryOf({ source }) } });
  expect(reported("Text. {privacy.analytics}")).toEqual([]);
  expect(reported("Text.")).toMatchObject([
    { field: "text", message: containing("Add {privacy.analytics}") },
  ]);
});

describe("an article", () => {
  const article = { entry: entryOf(), title: "A title", body: "Text.", date: "2025-01-10" };
  const reported = (more: object) =>
    reportsOf([rules.articlesFit, rules.updatesFollow], { articles: [{ ...article, ...more }] });

  it("lists updates newest first, none older than itself", () => {
    const updates = (...days: string[]) => ({ updates: days.map((date) => ({ date })) });
    expect(reported(updates("2025-03-30", "2025-02-03"))).toEqual([]);
    const message = containing("later than the update of 2025-01-09. List updates newest first");
    expect(reported(updates("2025-01-09"))).toMatchObject([{ field: "date", message }]);
    expect(reported(updates("2025-02-03", "2025-03-30"))).toMatchObject([
      { field: "updates[1].date", message: containing("is 2025-03-30, which is later than") },
    ]);
  });

  it("needs letters of any script for its address, or a slug", () => {
    expect(reported({ title: "Планирование" })).toEqual([]);
    expect(reported({ title: "🎉🎉", slug: "party" })).toEqual([]);
    expect(reported({ title: "🎉🎉" })).toMatchObject([
      { field: "title", message: containing("Add a slug, like our-plan.") },
    ]);
  });

  it("has a text", () => {
    expect(reported({ body: "\n" })).toMatchObject([
      { field: "text", message: "is empty. Write the article below the front matter." },
    ]);
  });
});

describe("a release", () => {
  const release = (version: string, date: string, more: object = {}) => ({
    ...{ version, date, body: "\n- **A lens.** Text.\n" },
    entry: entryOf({ file: `content/releases/v${version}/index.md`, bodyLine: 9 }),
    ...more,
  });
  const reported = (...releases: object[]) =>
    reportsOf([rules.releasesFit, rules.releasesFollow], { releases });

  it("isn't dated before an older one", () => {
    const older = release("0.9.0", "2025-01-05");
    expect(reported(release("0.10.0", "2025-01-05"), older)).toEqual([]);
    const message =
      "is 2025-01-04, but the older version 0.9.0 is dated 2025-01-05. Correct one of them.";
    expect(reported(release("0.10.0", "2025-01-04"), older)).toMatchObject([
      { field: "date", message, severity: "warning" },
    ]);
    const draft = { entry: entryOf({ file: "content/releases/v0.10.0/a", data: { draft: true } }) };
    expect(reported(release("0.10.0", "2025-01-04", draft), older)).toEqual([]);
  });

  it("is in a folder named after its version", () => {
    const at = (folder: string) =>
      reported(
        release("0.2.0", "2025-01-05", {
          entry: entryOf({ file: `content/releases/${folder}/a.md` }),
        }),
      );
    expect(at("v0-2-0")).toEqual([]);
    const message = "doesn't match its folder v0.2.1. Rename the folder to v0.2.0.";
    expect(at("v0.2.1")).toMatchObject([{ field: "version", message, severity: "warning" }]);
  });

  it.each([
    ["\n- A.\n- **A lens.** Text.", 10, '"- A." isn\'t a note. Start it with - **What.**'],
    ["\n", undefined, "is empty. Add a bullet for each note: - **What.** More."],
  ])("has a list of notes: %j", (body, line, message) => {
    expect(reported(release("0.2.0", "2025-01-05", { body }))).toMatchObject([
      { field: "text", line, message },
    ]);
  });
});

it("an e-mail address doesn't end with a period", () => {
  const { pattern = "" } = siteSchema().types.get("Product")?.get("email")?.directives.text ?? {};
  expect("mail@beacon.example").toMatch(RegExp(pattern));
  expect("mail@beacon.example.").not.toMatch(RegExp(pattern));
});

it("messages quote at most a line", () => {
  const long = "x".repeat(5000);
  const entry = entryOf();
  const problems = reportsOf([rules.releasesFit, headsFit, redirectsFit, barLeads], {
    product: { name: "Beacon" },
    files: { redirects: entry, navigation: entry },
    releases: [{ entry, version: "0.1.0", body: `- ${long}` }],
    pages: [{ path: `/${long}`, title: long, source: { entry, title: [], description: [] } }],
    redirects: { redirects: [{ from: `/${long}` }] },
    navigation: { links: [`${long}y`] },
  });
  expect(problems).toHaveLength(5);
  for (const { message } of problems) expect(message).not.toMatch(/x{61}/);
});
