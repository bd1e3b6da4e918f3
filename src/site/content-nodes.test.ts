import path from "node:path";
import { fixtureContent, withDraft } from "../testing/fixture-content";
import { addArticles } from "../testing/many";
import { readSite } from "./content";
import type { Site } from "./pages";
import { contentNodes } from "./content-nodes";

const site = readSite(fixtureContent);
const nodes = contentNodes(site);

it("each page links to its neighbours, newest first", () => {
  const [newest, oldest] = site.releases;
  const links = (release = newest) =>
    nodes.find(({ key }) => key === release?.entry.file)?.data ?? {};
  expect(links(newest)).toMatchObject({ newer: undefined, older: oldest?.entry.file });
  expect(links(oldest)).toMatchObject({ newer: newest?.entry.file, older: undefined });
  expect(links(newest).notes).toHaveLength(newest?.notes.length ?? 0);
});

it("newer articles have lower positions, and a new one changes no other", () => {
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
