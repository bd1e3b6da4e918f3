/** @jest-environment jsdom */
import { feedHtml } from "./html";
import { feeds } from "./feeds";

const url = "https://beacon.example";
const product = { name: "Beacon", siteUrl: url, language: "en" };
const blog = {
  meta: { title: "Blog", description: "A." },
  updates: "Updates",
  updatesText: "Why.",
};
const changelog = { meta: { title: "Changelog", description: "B." } };
const article = {
  ...{
    path: "/blog/a",
    title: "A",
    description: "About A.",
    category: "Light",
    imageAlt: "A lamp",
  },
  ...{ date: "2025-01-10", modified: "2025-01-10" },
};
const updated = {
  ...{ ...article, path: "/blog/b", title: "B", description: "About B.", modified: "2025-03-30" },
  ...{ author: { name: "Mira Voss" }, updates: [{ date: "2025-03-30", text: "The sun moved." }] },
};
const release = {
  ...{ path: "/changelog/v0-2-0", version: "0.2.0", title: "Lenses", summary: "About 0.2.0." },
  ...{ date: "2025-02-05", modified: "2025-02-05", imageAlt: "A lens" },
};
const html = '<h2 id="a">A & B</h2><p><a href="#a">A</a></p>';
const image = { src: "/static/p.png", width: 800, height: 450, bytes: 1234 };

/** The feeds of a site with these articles. */
const feedsOf = (articles: object[], entry = { texts: [html], image }) =>
  feeds({ product, blog, changelog, articles, releases: [release] } as never, () => entry);
const blogFeed = (...args: Parameters<typeof feedsOf>) =>
  feedsOf(...args).get("/blog/rss.xml") ?? "";

it("writes a feed for the blog and one for the changelog", () => {
  const files = feedsOf([article]);
  expect([...files.keys()]).toEqual(["/blog/rss.xml", "/changelog/rss.xml"]);
  expect(files.get("/blog/rss.xml")).toContain("<title>Blog · Beacon</title>");
});

it("lists articles in the site's order, with address, author, dates and updates", () => {
  const articles = [article, updated];
  const [, ...items] = blogFeed(articles).split("<item>");
  expect(items).toHaveLength(2);
  for (const [at, { path, title, description }] of articles.entries())
    for (const text of [`<link>${url}${path}</link>`, `[${title}]`, `[${description}]`])
      expect(items[at]).toContain(text);
  expect(items[0]).not.toContain("<dc:creator>");
  expect(items[1]).toContain("<dc:creator>Mira Voss</dc:creator>");
  expect(items[1]).not.toContain("<author>");
  expect(items[1]).toMatch(/<pubDate>Fri, 10 Jan 2025.*<atom:updated>2025-03-30T/s);
  expect(items[1]).toContain("<h2>Updates</h2><p>Why.</p><ul><li>30 Mar 2025<br>The sun moved.");
});

it("describes a release by its summary", () => {
  const rss = feedsOf([]).get("/changelog/rss.xml");
  expect(rss).toContain("<title><![CDATA[v0.2.0: Lenses]]></title>");
  expect(rss).toContain("<description><![CDATA[About 0.2.0.]]></description>");
});

it("gives an image its address, bytes and media type", () => {
  const rss = blogFeed([article], { texts: [html], image: { ...image, src: "/static/p.jpg" } });
  const [enclosure] = /<enclosure [^>]*>/.exec(rss) ?? [];
  for (const attribute of [`url="${url}/static/p.jpg"`, 'length="1234"', 'type="image/jpeg"'])
    expect(enclosure).toContain(attribute);
});

it("writes the same feed on another day", () => {
  const today = blogFeed([article]);
  jest.useFakeTimers({ now: new Date("2030-01-01") });
  expect(blogFeed([article])).toBe(today);
  jest.useRealTimers();
});

it("removes attributes that only make sense on the page", () => {
  const ofPage =
    '<div class="f" role="region" tabindex="0"><a href="/x" target="_blank">x</a></div>';
  expect(feedHtml(ofPage, `${url}/blog/a`)).toBe(`<div><a href="${url}/x">x</a></div>`);
});

it.each([
  "a[b[0]]>1",
  "a[b[0]]>1 && c[d[0]]>2",
  "]]>]]>",
  "<![CDATA[x]]> & ]]>",
  "a\u0008b\uFFFEc",
])("is well-formed with %j in a title, a description and code", (text) => {
  const code = text.replace(/[&<]/g, (sign) => `&#${sign.charCodeAt(0)};`);
  const odd = { ...article, title: text, description: text };
  const rss = blogFeed([odd], { texts: [`<pre>${code}</pre>`], image });
  const feed = new DOMParser().parseFromString(rss, "application/xml");
  expect(feed.querySelector("parsererror")).toBeNull();
  expect(feed.querySelectorAll("item")).toHaveLength(1);
  const content = feed.getElementsByTagName("content:encoded")[0]?.textContent ?? "";
  const pre = new DOMParser().parseFromString(content, "text/html").querySelector("pre");
  expect(pre?.textContent).toBe(text.replace("\u0008", "").replace("\uFFFE", ""));
});
