import path from "node:path";
import { fixtureContent, withDraft } from "../../testing/fixture-content";
import { addArticles } from "../../testing/many";
import { readSite } from "../read-content";
import type { Site } from "../read-content";
import { contentNodes } from "./content-nodes";

const site = readSite(fixtureContent);
const nodes = contentNodes(site);
const nodeOf = (file: string) => nodes.find(({ key }) => key === `content/${file}`);

it("makes a node of the schema's type for each file, note and page of a list", () => {
  const notes = site.releases.flatMap((release) => release.notes);
  const files = Object.keys(site.files).length + site.people.length + site.articles.length;
  expect(nodes).toHaveLength(files + site.releases.length + notes.length + site.listPages.length);
  expect(new Set(nodes.map(({ key }) => key)).size).toBe(nodes.length);
  expect(nodeOf("issue-types.json")).toMatchObject({ type: "IssueTypes" });
});

it("leaves words as they are, whatever they are called", () => {
  expect(nodeOf("blog.json")?.data).toMatchObject({
    newer: site.blog.newer,
    older: site.blog.older,
  });
  expect(nodeOf("blog.json")?.links).toBeUndefined();
});

it("links each page to its neighbours, newest first", () => {
  const [newest, oldest] = site.releases;
  const links = (release = newest) =>
    nodes.find(({ key }) => key === release?.entry.file)?.links ?? {};
  expect(links(newest)).toMatchObject({ newer: undefined, older: oldest?.entry.file });
  expect(links(oldest)).toMatchObject({ newer: newest?.entry.file, older: undefined });
  expect(links(newest).notes).toHaveLength(newest?.notes.length ?? 0);
});

it("gives newer articles lower positions, and keeps the others' when one is added", () => {
  const positions = (of: Site) =>
    new Map(
      contentNodes(of)
        .filter(({ type }) => type === "BlogArticle" || type === "Release")
        .map(({ key, data }) => [path.basename(path.dirname(key)), data.position as number]),
    );
  const before = positions(site);
  const after = withDraft(
    (draft) => addArticles(draft, 1),
    (root) => positions(readSite(root)),
  );
  for (const [name, position] of before) expect(after.get(name)).toBe(position);
  const [newest = 0, ...others] = site.articles.map(
    ({ entry }) => before.get(path.basename(path.dirname(entry.file))) ?? 0,
  );
  expect(newest).toBeLessThan(Math.min(...others));
});

it("names pictures from the content folder, and gives an author by handle", () => {
  const [article] = site.articles;
  const { data } = nodes.find(({ key }) => key === article?.entry.file) ?? {};
  expect(data?.image).toMatch(/^articles\/[\w-]+\/[\w-]+\.png$/);
  expect(data?.author).toBe(article?.author?.handle);
  expect(data).not.toHaveProperty("entry");
});
