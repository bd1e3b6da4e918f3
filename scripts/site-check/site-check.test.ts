import path from "node:path";
import { checkSite } from ".";
import { edits, moves } from "./testing/breakages";
import type { Breakage } from "./testing/breakages";
import { FixtureSite } from "./testing/fixture-site";

let whole: FixtureSite;
let site: FixtureSite;
beforeAll(async () => {
  whole = await new FixtureSite().build();
});
afterAll(() => whole.clean());
beforeEach(() => {
  site = whole.copy();
});
afterEach(() => site.clean());

/** What the check says, as `file: message`. */
async function findings(): Promise<string[]> {
  const report = await checkSite(site.root, site.content);
  return [...report].flatMap(([file, messages]) => messages.map((text) => `${file}: ${text}`));
}

it("finds nothing on a site that is right, and looks at every file", async () => {
  expect(await findings()).toEqual([]);
  const report = await checkSite(site.root, site.content);
  expect([...report.keys()]).toEqual(
    expect.arrayContaining(["index.html", "404.html", "pricing.md", "blog/rss.xml", "llms.txt"]),
  );
});

const edited = Object.entries(edits).flatMap(([file, changes]) =>
  changes.map(([finding, before, after]): Breakage => {
    return [`${file}: ${finding}`, (broken) => broken.replace(file, before, after)];
  }),
);

it.each([...edited, ...moves])("says %s", async (finding, breakIt) => {
  breakIt(site);
  expect(await findings()).toContainEqual(expect.stringContaining(finding));
});

it("names a page that no link leads to", async () => {
  for (const page of site.content.pages) {
    site.replace(path.join(page.path, "index.html"), /<li><a href="\/tos">.*?<\/li>/, "");
  }
  expect(await findings()).toContainEqual("tos/index.html: is an orphan: no link leads here.");
});

it("wants a link to the page about logging in only where one can log in", async () => {
  const unlink = () => {
    for (const page of site.content.pages)
      site.replace(path.join(page.path, "index.html"), /<li><a href="\/login">.*?<\/li>/, "");
  };
  unlink();
  const orphan = "login/index.html: is an orphan: no link leads here.";
  expect(await findings()).not.toContainEqual(orphan);
  site.replace("index.html", "<main", '<main data-login="logIn"');
  expect(await findings()).toContainEqual(orphan);
});
