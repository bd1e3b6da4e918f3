import { fixtureContent } from "../testing/fixture-content";
import { readSite } from "./content";
import { contentNodes } from "./content-nodes";

const site = readSite(fixtureContent);
const nodes = contentNodes(site);

it("nodes have the order of the site", () => {
  const { articles, releases, people } = site;
  for (const list of [articles, releases, people]) {
    const positions = list.map(
      ({ entry }) => nodes.find(({ key }) => key === entry.file)?.data.position,
    );
    expect(positions).toEqual(list.map((_, index) => index));
  }
});

it("a release links to its neighbors, newest first", () => {
  const [newest, oldest] = site.releases;
  const links = (release = newest) =>
    nodes.find(({ key }) => key === release?.entry.file)?.data ?? {};
  expect(links(newest)).toMatchObject({ newer: undefined, older: oldest?.entry.file });
  expect(links(oldest)).toMatchObject({ newer: newest?.entry.file, older: undefined });
  expect(links(newest).notes).toHaveLength(newest?.notes.length ?? 0);
});
