import { hostRedirects, llmsTxt, securityTxt } from "./small-files";
import { pageMarkdown } from "./markdown";
import { pricing } from "./data-files";
import { readableMain } from "./readable";

const site = "https://beacon.example";
const product = { name: "Beacon", description: "It guides.", siteUrl: site, appUrl: `${site}/app` };

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
    const plan = { name: "Large", monthly: 8, yearly: 7, billedYearly: 84 };
    const plans = {
      ...{ currency: "EUR", beta: "Beta.", soon: "Soon" },
      plans: [{ ...plan, billedNote: "{amount} billed annually" }],
    };
    const { beta, ...rest } = JSON.parse(pricing({ product, plans } as never)) as { beta: object };
    const { appUrl: url } = product;
    expect(beta).toEqual({ text: "Beta.", price: 0, availability: "InStock", url });
    expect(rest).toEqual({
      ...{ url: `${site}/pricing`, product: "Beacon", currency: "EUR" },
      plans: [{ ...plan, billedNote: "€84 billed annually", status: "Soon" }],
    });
  });

  it("the guide for assistants says what the site can answer and what not, before the addresses", () => {
    const page = (path: string, more: object = {}) => ({
      ...{ path, kind: "page", title: `Title of ${path}`, description: `About ${path}.`, ...more },
    });
    const named = (title: string) => ({ meta: { title } });
    const text = llmsTxt({
      product,
      assistants: {
        use: "Use it for:",
        answers: ["Prices."],
        instead: "It lacks:",
        lacks: ["Data."],
      },
      ...{ blog: named("Blog"), changelog: named("Changelog"), plans: named("Pricing") },
      pages: [
        ...[page("/pricing"), page("/blog"), page("/changelog"), page("/login", { noindex: true })],
        page("/changelog/v0-2-0", { kind: "release" }),
      ],
    } as never);
    const [intro, addresses] = text.split("## Pages");
    expect(intro).toBe(
      "# Beacon\n\n> It guides.\n\nUse it for:\n\n- Prices.\n\nIt lacks:\n\n- Data.\n\n",
    );
    expect(addresses).not.toContain("/login");
    expect(addresses).toContain(
      `## Changelog\n\n- [Title of /changelog/v0-2-0](${site}/changelog/v0-2-0.md): About /ch`,
    );
    for (const file of ["/pricing.json): JSON", "/blog/rss.xml): RSS", "/changelog/rss.xml): RSS"])
      expect(addresses).toContain(`](${site}${file}`);
  });

  it("the contact is good for a year after somebody confirmed it", () => {
    const text = securityTxt({
      product: { ...product, email: "mail@beacon.example" },
      security: { confirmed: "2026-11-15", languages: ["en", "de"] },
    } as never);
    expect(text).toContain("Expires: 2027-11-15T00:00:00.000Z");
    expect(text).toContain("Contact: mailto:mail@beacon.example");
    expect(text).toContain("Preferred-Languages: en, de");
  });

  it("an old address leads on, by a rule for hosts", () => {
    const redirects = { redirects: [{ from: "/about", to: "/company" }] };
    expect(hostRedirects({ redirects } as never)).toBe("/about /company 301\n");
  });
});
