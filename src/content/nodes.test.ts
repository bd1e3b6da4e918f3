import { siteWith } from "../../tests/fixtures/content";
import { contentNodes } from "./nodes";

const release = (version: string, date: string) => ({
  ...{ data: { version, date }, body: "- **A lens.** Text.\n- **A lamp.** Text.\n" },
});
const article = (title: string, date: string) => ({ data: { title, date } });
const site = siteWith({
  articles: [article("A", "2025-01-10"), article("B", "2025-02-20")],
  releases: [release("0.1.0", "2025-01-05"), release("0.2.0", "2025-02-05")],
});
const nodes = contentNodes(site);

it("numbers nodes in the order of the site", () => {
  const { articles, releases, people } = site;
  for (const list of [articles, releases, people]) {
    const positions = list.map(
      ({ entry }) => nodes.find(({ key }) => key === entry.file)?.data.position,
    );
    expect(positions).toEqual(list.map((_, index) => index));
  }
});

it("links a release to the newer and the older one", () => {
  const [newest, oldest] = site.releases;
  const links = (release = newest) =>
    nodes.find(({ key }) => key === release?.entry.file)?.data ?? {};
  expect(links(newest)).toMatchObject({ newer: undefined, older: oldest?.entry.file });
  expect(links(oldest)).toMatchObject({ newer: newest?.entry.file, older: undefined });
  expect(links(newest).notes).toHaveLength(2);
});
