import Parser from "rss-parser";
import { ContentCopy } from "../../testing/content-copy";
import { readSiteContent } from "../content/site";
import { feedHtml } from "./feed-html";
import { feeds } from "./feeds";
import { llmsTxt } from "./llms";
import { pageMarkdown } from "./markdown";
import { redirectFiles } from "./redirect-files";
import { sitemap } from "./sitemap";
import { manifest, pricing, securityTxt } from "./small-files";

const content = readSiteContent();
const [article] = content.articles;
const bodies = new Map(
  [...content.articles, ...content.releases].map(({ path }) => [
    path,
    { html: `<h2 id="a">A & B</h2><p><a href="#a">${path}</a></p>`, picture: "/static/p.png" },
  ]),
);
const files = feeds(content, bodies);

describe("feeds", () => {
  it.each(["/blog/rss.xml", "/blog/atom.xml"])("%s carries the article in full", async (file) => {
    const feed = await new Parser().parseString(files.get(file) ?? "");
    const url = `https://cairn.example${article?.path ?? ""}`;
    const text =
      (feed.items[0] as Record<string, string>)["content:encoded"] ?? feed.items[0]?.content;
    expect(feed.items[0]).toMatchObject({ title: article?.title, link: url });
    expect(text).toContain(`<a href="${url}#a">`);
    expect(text).toContain('<img src="https://cairn.example/static/p.png"');
    expect(text).toContain(content.blog.updates);
  });

  it("names authors the way each format wants them", () => {
    expect(files.get("/blog/rss.xml")).toContain("<dc:creator>Ines Moreau</dc:creator>");
    expect(files.get("/blog/rss.xml")).not.toContain("<author>");
    expect(files.get("/blog/atom.xml")).toMatch(/<author>\s*<name>Ines Moreau/);
  });

  it("lists releases newest first, with ids that stay", () => {
    const feed = JSON.parse(files.get("/changelog/feed.json") ?? "") as {
      version: string;
      items: { id: string; url: string; date_published: string }[];
    };
    expect(feed.version).toBe("https://jsonfeed.org/version/1.1");
    expect(feed.items).toHaveLength(content.releases.length);
    expect(feed.items[0]).toMatchObject({
      id: "https://cairn.example/changelog/v0-11-0",
      url: "https://cairn.example/changelog/v0-11-0",
      date_published: "2025-10-10T00:00:00.000Z",
    });
  });

  it("does not change from one day to the next", () => {
    jest.useFakeTimers({ now: new Date("2030-01-01") });
    expect(feeds(content, bodies)).toEqual(files);
    jest.useRealTimers();
  });

  it("leaves out what only serves the page", () => {
    const html =
      '<div class="f" role="region" tabindex="0"><a href="/x" target="_blank">x</a></div>';
    expect(feedHtml(html, "https://cairn.example/blog/a")).toBe(
      '<div><a href="https://cairn.example/x">x</a></div>',
    );
  });
});

describe("Markdown", () => {
  const markdown = (main: string) =>
    pageMarkdown(
      `<nav>Bar</nav><main>${main}</main><footer>Foot</footer>`,
      "https://cairn.example/p",
    ).replace("\n\nSource: <https://cairn.example/p>\n", "");

  it.each([
    ["<h1>One<!-- --> two</h1>", "# One two"],
    [
      '<p>A<a href="/x">b</a><a href="#c">d</a></p>',
      "A [b](https://cairn.example/x) [d](https://cairn.example/p#c)",
    ],
    ['<p>A</p><button>Press</button><svg aria-hidden="true"></svg><nav>N</nav>', "A"],
    ['<div role="img" aria-label="A board."><p>noise</p></div><p>B</p>', "A board.\n\nB"],
    ["<dl><div><dt>Q</dt><dd>A</dd></div></dl>", "### Q\n\nA"],
    ["<table><tr><th>a</th></tr><tr><td>b</td></tr></table>", "| a |\n| - |\n| b |"],
    ['<img src="/p.png" alt="P"><img src="/q.png" alt="">', "![P](https://cairn.example/p.png)"],
    [
      '<fieldset><label><input type="radio" value="m">Monthly</label></fieldset><p data-period="m">$12</p>',
      "Monthly: $12",
    ],
  ])("turns %s into what it says", (html, text) => {
    expect(markdown(html)).toBe(text);
  });
});

describe("sitemap", () => {
  it("dates only the pages whose content has a date", () => {
    const xml = sitemap(content);
    expect(xml).toContain("<url><loc>https://cairn.example/pricing</loc></url>");
    expect(xml).toContain("<loc>https://cairn.example/tos</loc><lastmod>2023-02-08</lastmod>");
    expect(xml).toContain(
      `<loc>https://cairn.example${article?.path ?? ""}</loc><lastmod>2026-11-15<`,
    );
  });
});

describe("small files", () => {
  it("says the prices of the pricing page", () => {
    const copy = new ContentCopy().replace("plans.json", '"monthly": 12', '"monthly": 13');
    expect(pricing(readSiteContent(copy.root))).toContain('"monthly": 13');
    copy.clean();
  });

  it("promises an answer for a year after somebody made sure of it, and no longer", () => {
    const security = { ...content.security, confirmed: "2026-11-15" };
    const text = (now: string) => securityTxt({ ...content, security }, new Date(now));
    expect(text("2026-12-01")).toContain("Expires: 2027-11-15T00:00:00.000Z");
    expect(text("2026-12-01")).toContain("Contact: mailto:hello@cairn.example");
    expect(text("2027-11-15")).toBeUndefined();
  });

  it("leads assistants to every page", () => {
    expect(llmsTxt(content).match(/\.md\)/g)).toHaveLength(7 + 1 + content.releases.length);
  });

  it("has an icon that a home screen may cut", () => {
    expect(manifest(content)).toContain('"purpose": "maskable"');
  });

  it("sends visitors of an old address on, with and without a server's help", () => {
    const redirects = { ...content.redirects, redirects: [{ from: "/old", to: "/#features" }] };
    const made = redirectFiles({ ...content, redirects });
    expect(made.get("/_redirects")).toBe("/old /#features 301\n");
    expect(made.get("/old/index.html")).toContain(
      'http-equiv="refresh" content="0; url=/#features"',
    );
    expect(made.get("/old/index.html")).toContain('rel="canonical" href="https://cairn.example"');
  });
});
