import path from "node:path";
import { temporaryFolder } from "../../scripts/testing/fixture-folder";
import { checkSite } from ".";
import { added, edits, missing } from "./testing/breakages";
import { build, content, siteFiles } from "./testing/fixture-site";
import type { Files } from "./testing/fixture-site";

const folder = temporaryFolder();
let validFiles: Files;
beforeAll(async () => {
  validFiles = await siteFiles();
});

/** Checks the site after a change. @returns problems by file */
function check(change: (files: Files) => unknown = () => undefined) {
  const files = new Map(validFiles);
  change(files);
  for (const [file, bytes] of files) folder.write(file, bytes);
  return checkSite(folder.at("."), content, build);
}

/** Problems after a change, as `file: message`. */
async function findings(change: (files: Files) => unknown): Promise<string[]> {
  const report = await check(change);
  return [...report].flatMap(([file, messages]) => messages.map((text) => `${file}: ${text}`));
}

/** Replaces text that must be there. */
function replace(files: Files, file: string, before: string | RegExp, after: string): void {
  const text = String(files.get(file));
  const changed = text.replace(before, after);
  if (changed === text) throw new Error(`${file} does not contain ${String(before)}.`);
  files.set(file, changed);
}

it("finds no problem on a valid site, and reads every file", async () => {
  const report = await check();
  expect([...report].filter(([, messages]) => messages.length > 0)).toEqual([]);
  expect([...report.keys()]).toEqual(
    expect.arrayContaining(["index.html", "404.html", "pricing.md", "blog/rss.xml", "llms.txt"]),
  );
});

const edited = Object.entries(edits).flatMap(([file, changes]) =>
  changes.map(([finding, before, after], round) => ({ finding, file, before, after, round })),
);
const foundIn = new Map<number, Promise<string[]>>();

/** Checks the site once for the edits of a round, one of each file: a check takes half a second. */
function findingsOf(round: number): Promise<string[]> {
  const inRound = edited.filter((edit) => edit.round === round);
  const found =
    foundIn.get(round) ??
    findings((files) => {
      for (const { file, before, after } of inRound) replace(files, `/${file}`, before, after);
    });
  foundIn.set(round, found);
  return found;
}

it.each(edited)(
  "reports $file: $finding, after a change of $before",
  async ({ finding, file, round }) => {
    expect(await findingsOf(round)).toContainEqual(expect.stringContaining(`${file}: ${finding}`));
  },
);

it.each(missing)("reports %s", async (finding, file) => {
  const found = await findings((files) => files.delete(file));
  expect(found).toContainEqual(expect.stringContaining(finding));
});

it.each(added)("reports %s", async (finding, file, data) => {
  const found = await findings((files) => files.set(file, data));
  expect(found).toContainEqual(expect.stringContaining(finding));
});

/** Removes the links to a path from every page. */
function unlink(files: Files, address: string): void {
  const link = new RegExp(`<li><a href="${address}">.*?</li>`);
  for (const page of content.pages)
    replace(files, path.posix.join(page.path, "index.html"), link, "");
}

it("reports a page that nothing links to, except a login page without a provider", async () => {
  const orphan = "login/index.html: is an orphan: nothing links to it.";
  expect(await findings((files) => unlink(files, "/login"))).not.toContainEqual(orphan);
  const withLogin = findings((files) => {
    unlink(files, "/login");
    replace(files, "/index.html", "<main", '<main data-login="logIn"');
  });
  expect(await withLogin).toContainEqual(orphan);
});
