import { fixtureContent } from "../testing/fixture-content";
import type { Release } from "../site/site";
import { readSite } from "../site/content";
import { feedHtml } from "./feed-html";
import { feeds } from "./feeds";
import { pageMarkdown } from "./markdown";
import { readableMain } from "./readable";
import { pricing } from "./data-files";
import { hostRedirects, llmsTxt, securityTxt } from "./small-files";

const content = readSite(fixtureContent);
const site = "https://beacon.example";

describe("feeds", () => {
  const html = '<h2 id="a">A & B</h2><p><a href="#a">A</a></p>';
  const image = { src: "/static/p.png", width: 800, height: 450, bytes: 1234 };
  const entryOf = () => ({ texts: [html], image });
  const files = feeds(content, entryOf);

  it("are one for the blog and one for the changelog", () => {
    expect([...files.keys()]).toEqual(["/blog/rss.xml", "/changelog/rss.xml"]);
    expect(files.get("/blog/rss.xml")).toContain("<title>Blog · Beacon</title>");
  });

  it("have the newest first, each entry with its address, author, days and updates", () => {
    const [first, ...more] = files.get("/blog/rss.xml")?.split("<item>").slice(1) ?? [];
    const { articles } = content;
    expect([first, ...more]).toHaveLength(articles.length);
    for (const [at, item] of [first, ...more].entries()) {
      const { path, title, description } = articles[at] ?? {};
      for (const text of [`<link>${site}${path}</link>`, `[${title}]`, `[${description}]`])
        expect(item).toContain(text);
    }
    const oldest = more.at(-1);
    expect(oldest).toContain("<dc:creator>Mira Voss</dc:creator>");
    expect(oldest).not.toContain("<author>");
    expect(oldest).toMatch(/<pubDate>Fri, 10 Jan 2025.*<atom:updated>2025-03-30T/s);
    expect(oldest).toContain("<h2>Updates</h2><p>Text.</p><ul><li>30 Mar 2025<br>The sun now");
  });

  it("describe a release by its summary", () => {
    const rss = files.get("/changelog/rss.xml");
    for (const { summary } of content.releases)
      expect(rss).toContain(`<description><![CDATA[${summary}]]></description>`);
    expect(rss).toMatch(/<title><!\[CDATA\[v0\.2\.0: .*v0\.1\.0: /s);
  });

  it("give an image's address, its size in bytes, and its media type instead of its ending", () => {
    const photo = { ...image, src: "/static/p.jpg" };
    const made = feeds(content, () => ({ texts: [html], image: photo })).get("/blog/rss.xml");
    const [enclosure] = /<enclosure [^>]*>/.exec(made ?? "") ?? [];
    for (const attribute of [`url="${site}/static/p.jpg"`, 'length="1234"', 'type="image/jpeg"'])
      expect(enclosure).toContain(attribute);
  });

  it("do not change from one day to the next", () => {
    jest.useFakeTimers({ now: new Date("2030-01-01") });
    expect(feeds(content, entryOf)).toEqual(files);
    jest.useRealTimers();
  });

  it("leave out attributes that only serve the page", () => {
    const html =
      '<div class="f" role="region" tabindex="0"><a href="/x" target="_blank">x</a></div>';
    expect(feedHtml(html, `${site}/blog/a`)).toBe(`<div><a href="${site}/x">x</a></div>`);
  });
});

describe("Markdown", () => {
  const markdown = (main: string) =>
    pageMarkdown(
      readableMain(`<nav>Bar</nav><main>${main}</main><footer>Foot</footer>`, `${site}/p`),
      `${site}/p`,
    ).replace(`\n\nSource: <${site}/p>\n`, "");

  it.each([
    ["<h1>One<!-- --> two</h1>", "# One two"],
    ['<p>A<a href="/x">b</a><a href="#c">d</a></p>', `A [b](${site}/x) [d](${site}/p#c)`],
    ["<p><label>A</label><input value=1><output>B</output></p>", "A 1 B"],
    ["<ul><li><time>1 May</time>A<b>b</b>c</li></ul>", "- 1 May A**b**c"],
    ['<p>A</p><button>Press</button><svg aria-hidden="true"></svg><nav>N</nav>', "A"],
    [
      '<div data-face aria-hidden="true"><p>A</p></div><p aria-hidden="true">B</p><p>a<span><a href="/x">b</a></span></p>',
      `A\n\na [b](${site}/x)`,
    ],
    [
      '<picture data-scheme="light"><img src="/l.png" alt="P"></picture><picture data-scheme="dark"><img src="/d.png" alt="P"></picture>',
      `![P](${site}/l.png)`,
    ],
    ['<div role="img" aria-label="A board."><p>x</p></div><p>B</p>', "> Demo: A board.\n\nB"],
    [
      '<div role="group" aria-label="Cards."><div role="group" aria-label="One."></div></div>',
      "> Demo: Cards.",
    ],
    ["<dl><div><dt>Q</dt><dd>A</dd></div></dl>", "### Q\n\nA"],
    ["<table><tr><th>a</th></tr><tr><td>b</td></tr></table>", "| a |\n| - |\n| b |"],
    ['<img src="/p.png" alt="P"><img src="/q.png" alt="">', `![P](${site}/p.png)`],
  ])("%s becomes %s", (html, text) => {
    expect(markdown(html)).toBe(text);
  });
});

describe("small files", () => {
  it("the prices are those of the pricing page, and only the beta can be used today", () => {
    const { currency, plans } = JSON.parse(pricing(content)) as Queries.Plans;
    expect(currency).toBe("EUR");
    expect(plans).toMatchObject([
      { name: "Small", monthly: 0, seats: 5, status: "Soon" },
      { name: "Large", monthly: 8, yearly: 7, unit: "per member/month", status: "Soon" },
    ]);
    const { beta, ...rest } = JSON.parse(pricing(content)) as { beta: object; status?: string };
    const { appUrl } = content.product;
    expect(beta).toEqual({ text: "Beta.", price: 0, availability: "InStock", url: appUrl });
    expect(rest).not.toHaveProperty("status");
    const noted = content.plans.plans.map((plan) => ({
      ...plan,
      billedNote: "{amount} billed annually",
    }));
    const text = pricing({ ...content, plans: { ...content.plans, plans: noted } });
    expect(text).toContain('"billedNote": "€84 billed annually"');
  });

  it("the guide for assistants says what the site can answer and what not, before the addresses", () => {
    const [intro, addresses] = llmsTxt(content).split("## Pages");
    expect(intro).toBe(
      `# Beacon\n\n> ${content.product.description}\n\n` +
        "Use it for:\n\n- What it costs.\n\nIt lacks:\n\n- Your data.\n\n",
    );
    expect(addresses).not.toContain("/login");
    const [{ path, summary }] = content.releases as [Release];
    expect(addresses).toContain(`](${site}${path}.md): ${summary}`);
    for (const file of ["/pricing.json): JSON", "/blog/rss.xml): RSS", "/changelog/rss.xml): RSS"])
      expect(addresses).toContain(`](${site}${file}`);
  });

  it("the contact is good for a year after somebody confirmed it", () => {
    const security = { ...content.security, confirmed: "2026-11-15" };
    const text = securityTxt({ ...content, security });
    expect(text).toContain("Expires: 2027-11-15T00:00:00.000Z");
    expect(text).toContain("Contact: mailto:mail@beacon.example");
  });

  it("an old address leads on, by a rule for hosts", () => {
    expect(hostRedirects(content)).toBe("/about /company 301\n");
  });
});
