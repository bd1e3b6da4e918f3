import { feedContent } from "../../testing/feed-content";
import { fixtureContent, withDraft } from "../../testing/fixture-content";
import { addArticles } from "../../testing/many";
import { readSite } from "../read-content";
import { feedLength } from "./feed-content";
import { feedHtml } from "./feed-html";
import { feeds } from "./feeds";
import { pageMarkdown } from "./markdown";
import { redirectFiles } from "./redirect-files";
import { sitemap } from "./sitemap";
import { llmsTxt, manifest, pricing, securityTxt } from "./small-files";

const content = readSite(fixtureContent);
const site = "https://beacon.example";

describe("feeds", () => {
  const html = '<h2 id="a">A & B</h2><p><a href="#a">A</a></p>';
  const files = feeds(content, feedContent(content, html, "/static/p.png"));
  const updated = `${site}/blog/first-light`;

  it.each(["/blog/rss.xml", "/blog/atom.xml"])("%s carries the article in full", (file) => {
    const entry = files
      .get(file)
      ?.split(/<(?:item|entry)>/)
      .at(-1);
    expect(entry).toMatch(/<title[^>]*><!\[CDATA\[First light\]\]>/);
    expect(entry).toContain(`<a href="${updated}#a">`);
    const size = 'width="800" height="450"';
    expect(entry).toContain(`<img src="${site}/static/p.png" ${size} alt="A sunrise"`);
    expect(entry).toContain("<h2>Updates</h2><ul><li>2025-03-30: The sun now rises earlier.");
  });

  it("names authors the way each format wants them", () => {
    expect(files.get("/blog/rss.xml")).toContain("<dc:creator>Mira Voss</dc:creator>");
    expect(files.get("/blog/rss.xml")).not.toContain("<author>");
    expect(files.get("/blog/atom.xml")).toMatch(/<author>\s*<name>Mira Voss/);
  });

  it("say when an article was published, and when it was last changed", () => {
    const atom = files.get("/blog/atom.xml")?.split("<entry>").at(-1);
    expect(atom).toMatch(/<updated>2025-03-30T.*<published>2025-01-10T/s);
    expect(files.get("/blog/rss.xml")).toMatch(/<pubDate>Fri, 10 Jan.*<atom:updated>2025-03-30T/s);
    const { items } = JSON.parse(files.get("/blog/feed.json") ?? "") as { items: object[] };
    const days = { date_published: "2025-01-10", date_modified: "2025-03-30" };
    for (const [name, day] of Object.entries(days))
      expect(items.at(-1)).toHaveProperty(name, `${day}T00:00:00.000Z`);
  });

  it("are there for each category and author, with their own entries", () => {
    const many = withDraft((draft) => addArticles(draft, 1, { categories: ["Sea"] }), readSite);
    const made = feeds(many, feedContent(many, html, "/static/p.png"));
    const entries = (file: string) =>
      JSON.parse(made.get(file) ?? "") as { title: string; items: { title: string }[] };
    expect(entries("/blog/category/light/feed.json")).toMatchObject({
      title: "On Light · Beacon",
      home_page_url: `${site}/blog/category/light`,
      items: [{ tags: ["Light"] }, { tags: ["Light"] }],
    });
    const mira = entries("/blog/author/mira-voss/feed.json");
    expect(mira.title).toBe("By Mira Voss · Beacon");
    expect(mira.items.map(({ title }) => title)).toEqual(["Article 1", "First light"]);
    expect(made.has("/blog/author/jon-lund/rss.xml")).toBe(false);
  });

  it("lists releases newest first, with ids that stay", () => {
    const feed = JSON.parse(files.get("/changelog/feed.json") ?? "") as {
      version: string;
      items: { id: string; url: string; date_published: string }[];
    };
    expect(feed.version).toBe("https://jsonfeed.org/version/1.1");
    expect(feed.items).toMatchObject([
      {
        id: `${site}/changelog/v0-2-0`,
        url: `${site}/changelog/v0-2-0`,
        date_published: "2025-02-05T00:00:00.000Z",
      },
      { id: `${site}/changelog/v0-1-0` },
    ]);
  });

  it("carry the newest entries only, however many there are", () => {
    const many = withDraft((draft) => addArticles(draft, feedLength + 5), readSite);
    const made = feeds(many, feedContent(many, html, "/static/p.png"));
    const { items } = JSON.parse(made.get("/blog/feed.json") ?? "") as { items: object[] };
    expect(items).toHaveLength(feedLength);
    expect(items[0]).toMatchObject({ title: `Article ${feedLength + 5}` });
    expect(made.get("/blog/rss.xml")?.match(/<item>/g)).toHaveLength(feedLength);
    expect(made.get("/blog/atom.xml")?.match(/<entry>/g)).toHaveLength(feedLength);
  });

  it("does not change from one day to the next", () => {
    jest.useFakeTimers({ now: new Date("2030-01-01") });
    expect(feeds(content, feedContent(content, html, "/static/p.png"))).toEqual(files);
    jest.useRealTimers();
  });

  it("leaves out what only serves the page", () => {
    const html =
      '<div class="f" role="region" tabindex="0"><a href="/x" target="_blank">x</a></div>';
    expect(feedHtml(html, `${site}/blog/a`)).toBe(`<div><a href="${site}/x">x</a></div>`);
  });
});

describe("Markdown", () => {
  const markdown = (main: string) =>
    pageMarkdown(`<nav>Bar</nav><main>${main}</main><footer>Foot</footer>`, `${site}/p`).replace(
      `\n\nSource: <${site}/p>\n`,
      "",
    );

  it.each([
    ["<h1>One<!-- --> two</h1>", "# One two"],
    ['<p>A<a href="/x">b</a><a href="#c">d</a></p>', `A [b](${site}/x) [d](${site}/p#c)`],
    ['<p>A</p><button>Press</button><svg aria-hidden="true"></svg><nav>N</nav>', "A"],
    ['<div role="img" aria-label="A board."><p>noise</p></div><p>B</p>', "A board.\n\nB"],
    ["<dl><div><dt>Q</dt><dd>A</dd></div></dl>", "### Q\n\nA"],
    ["<table><tr><th>a</th></tr><tr><td>b</td></tr></table>", "| a |\n| - |\n| b |"],
    ['<img src="/p.png" alt="P"><img src="/q.png" alt="">', `![P](${site}/p.png)`],
  ])("turns %s into what it says", (html, text) => {
    expect(markdown(html)).toBe(text);
  });
});

describe("sitemap", () => {
  it("dates only the pages whose content has a date", () => {
    const xml = sitemap(content);
    expect(xml).toContain(`<url><loc>${site}/pricing</loc></url>`);
    expect(xml).toContain(`<loc>${site}/tos</loc><lastmod>2025-01-01</lastmod>`);
    expect(xml).toContain(`<loc>${site}/blog/harbour</loc><lastmod>2025-02-20</lastmod>`);
    expect(xml).toContain(`<loc>${site}/blog/first-light</loc><lastmod>2025-03-30</lastmod>`);
    expect(xml).toContain(`<loc>${site}/changelog</loc><lastmod>2025-02-05</lastmod>`);
    // Its content has a word in a field of the name `updated`.
    expect(xml).toContain(`<loc>${site}/blog</loc><lastmod>2025-03-30</lastmod>`);
  });
});

describe("small files", () => {
  it("says the prices of the pricing page", () => {
    const { currency, plans } = JSON.parse(pricing(content)) as Queries.Plans;
    expect(currency).toBe("EUR");
    expect(plans).toMatchObject([
      { name: "Small", monthly: 0, seats: 3 },
      { name: "Large", monthly: 8, yearly: 7, unit: "per member/month" },
    ]);
    const noted = content.plans.plans.map((plan) => ({
      ...plan,
      billedNote: "{amount} billed annually",
    }));
    const text = pricing({ ...content, plans: { ...content.plans, plans: noted } });
    expect(text).toContain('"billedNote": "€84 billed annually"');
  });

  it("promises an answer for a year after somebody made sure of it, and no longer", () => {
    const security = { ...content.security, confirmed: "2026-11-15" };
    const text = (now: string) => securityTxt({ ...content, security }, new Date(now));
    expect(text("2026-12-01")).toContain("Expires: 2027-11-15T00:00:00.000Z");
    expect(text("2026-12-01")).toContain("Contact: mailto:mail@beacon.example");
    expect(text("2027-11-15")).toBeUndefined();
  });

  it("leads assistants to every page", () => {
    const pages = content.pages.filter(({ kind }) => kind !== "list");
    expect(llmsTxt(content).match(/\.md\)/g)).toHaveLength(pages.length);
  });

  it("has an icon that a home screen may cut", () => {
    expect(manifest(content)).toContain('"purpose": "maskable"');
  });

  it("sends visitors of an old address on, with and without a server's help", () => {
    const redirects = { ...content.redirects, redirects: [{ from: "/old", to: "/#features" }] };
    const made = redirectFiles({ ...content, redirects });
    expect(made.get("/_redirects")).toBe("/old /#features 301\n");
    // Both at once would contradict each other.
    expect(made.get("/old/index.html")).toContain('rel="canonical"');
    expect(made.get("/old/index.html")).not.toContain("noindex");
    expect(made.get("/old/index.html")).toContain(
      'http-equiv="refresh" content="0; url=/#features"',
    );
    expect(made.get("/old/index.html")).toContain(`rel="canonical" href="${site}"`);
  });
});
