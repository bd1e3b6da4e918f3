import { fixtureContent, problemsAfter, withDraft } from "../testing/fixture-content";
import type { Draft } from "../testing/fixture-content";
import { contentNodes } from "../site/content-nodes";
import { feeds } from "./feeds";
import { llmsTxt } from "./small-files";
import { readSite } from "../site/content";

const siteAfter = (change: (draft: Draft) => void) => withDraft(change, (root) => readSite(root));
const tomorrow = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);
const today = new Date().toISOString().slice(0, 10);
const article = "articles/second/index.md";
const release = "releases/v0.2.0/index.md";
const drafted = (draft: Draft) => {
  for (const file of [article, release]) draft.replace(file, "date:", "draft: true\ndate:");
};
const dated = (day: string) => (draft: Draft) => {
  draft.replace(article, "2025-02-20", day);
  draft.replace(release, "2025-02-05", day);
};
const hidden = ["/blog/harbour", "/changelog/v0-2-0"];

it.each([
  ["a draft", drafted],
  ["what is dated tomorrow", dated(tomorrow)],
])("%s is published nowhere", (_what, change) => {
  const site = siteAfter(change);
  expect(site.pages).toHaveLength(readSite(fixtureContent).pages.length - 2);
  const nodes = contentNodes(site);
  const published = [
    llmsTxt(site),
    ...feeds(site, () => ({ texts: ["<p>Text</p>"] })).values(),
    JSON.stringify(nodes),
  ].join("\n");
  expect(published).toContain("/blog/first-light");
  for (const trace of [...hidden, "A harbour", "v0.2.0"]) expect(published).not.toContain(trace);
  const release = nodes.find(({ data }) => data.path === "/changelog/v0-1-0");
  expect(release?.data).toMatchObject({ newer: undefined, older: undefined });
  const changelog = site.pages.find(({ path }) => path === "/changelog");
  expect(changelog?.modified).toBe("2025-01-05");
});

it("an entry is published on its day, which begins at midnight UTC", () => {
  const site = siteAfter(dated(today));
  expect(site.pages.map(({ path }) => path)).toEqual(expect.arrayContaining(hidden));
  jest.useFakeTimers({ now: new Date(`${tomorrow}T00:00:00Z`) });
  expect(siteAfter(dated(tomorrow)).pages).toHaveLength(site.pages.length);
  jest.setSystemTime(new Date(`${today}T23:59:59Z`));
  expect(siteAfter(dated(tomorrow)).pages).toHaveLength(site.pages.length - 2);
  jest.useRealTimers();
});

it.each([
  ["drafts", drafted],
  ["what is dated tomorrow", dated(tomorrow)],
])("the site of `gatsby develop` has %s", (_what, change) => {
  jest.replaceProperty(process, "env", { ...process.env, NODE_ENV: "development" });
  const paths = siteAfter(change).pages.map(({ path }) => path);
  expect(paths).toEqual(expect.arrayContaining(hidden));
});

it("drafts are checked like the rest", () => {
  const problems = problemsAfter((draft) => {
    drafted(draft);
    draft.replace(release, "title: ", "titel: ");
  });
  expect(problems.map(({ field }) => field)).toEqual(["title", "titel"]);
});
