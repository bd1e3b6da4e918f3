import { fixtureContent } from "../../testing/fixture-content";
import { readSite } from "../read-content";
import { feeds } from "./feeds";
import { robots, sitemap } from "./sitemap";

const content = readSite(fixtureContent);
const site = "https://beacon.example";

it("the sitemap lists every page once, with the day of its last change, and every data file", () => {
  const text = sitemap(content);
  expect(text.match(/<url>/g)).toHaveLength(content.pages.length + 2);
  for (const { path } of content.pages)
    expect(text).toContain(`<loc>${site}${path === "/" ? "" : path}</loc>`);
  expect(text).toContain(`<loc>${site}/tos</loc><lastmod>2025-01-01</lastmod></url>`);
  expect(text).toContain(`<loc>${site}/comparison.json</loc></url>`);
  expect(robots(content)).toContain(`Sitemap: ${site}/sitemap.xml`);
});

it("feeds have the newest first, each entry with its address, title and summary, and name the data", () => {
  const files = feeds(content, () => ({ texts: [] }));
  const feed = files.get("/blog/feed.json") ?? "";
  expect(JSON.parse(feed)).toMatchObject({
    title: `Blog · Beacon`,
    items: content.articles.map(({ path, title, description: summary, author }) => ({
      ...{ id: site + path, url: site + path, title, summary },
      authors: [{ name: author?.name }],
    })),
  });
  for (const text of files.values())
    for (const data of ["/pricing.json", "/comparison.json"]) expect(text).toContain(site + data);
  expect(files.get("/changelog/rss.xml")).toMatch(/<title><!\[CDATA\[v0\.2\.0: .*v0\.1\.0: /s);
});
