import { withPolicy } from "../../plugins/gatsby-plugin-csp";
import type { Site } from "../../src/site/pages";
import { temporaryFolder } from "../../src/testing/temporary-folder";
import { checkSite } from ".";

const folder = temporaryFolder();
const url = "https://a.example";
const product = { name: "Cairn", siteUrl: url, language: "en" };
const pages = [
  { path: "/", title: "Home", description: "All of it." },
  { path: "/b", title: "Page", description: "Some of it." },
];
const content = {
  ...{ product, pages, notFound: { meta: { title: "Lost" } } },
  redirects: { redirects: [{ from: "/old", to: "/b" }] },
} as unknown as Site;

/** A page that the content has, linked to the other one. */
const pageOf = ({ path, title, description }: (typeof pages)[number], other: string) =>
  `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title} · Cairn</title>
  <meta name="description" content="${description}"><link rel="canonical" href="${url}${path === "/" ? "" : path}">
  <meta property="og:image" content="${url}/card.png">
  <script type="application/ld+json">{"url":"${url}/b"}</script></head>
  <body><h1 id="top">${title}</h1><a href="${other}#top">Other</a></body></html>`;

/** Problems after a change of page `/b`, as `file: message`. */
async function problemsAfter(before = "", after = ""): Promise<string[]> {
  const [home, page] = pages.map((one, at) => pageOf(one, at === 0 ? "/b" : "/"));
  const changed = page?.replace(before, after) ?? "";
  if (before && changed === page) throw new Error(`The page has no ${before}.`);
  folder.write("card.png", "");
  folder.write("index.html", withPolicy(home ?? "", {}, "index.html"));
  folder.write("b/index.html", withPolicy(changed, {}, "b/index.html"));
  const report = await checkSite(folder.at("."), content);
  return [...report].flatMap(([file, problems]) => problems.map((text) => `${file}: ${text}`));
}

it("finds no problem on a good site", async () => {
  expect(await problemsAfter()).toEqual([]);
});

it.each([
  'href="/">A</a><a href="/old"',
  'href="/#TOP"',
  'href="/?from=b"',
  `href="${url}/#top"`,
  'href="/"><img src="/a%20%232.png" alt="A" width="1" height="1"',
])("finds no problem in a page with %s", async (link) => {
  folder.write("a #2.png", "");
  expect(await problemsAfter('href="/#top"', link)).toEqual([]);
});

it("follows a link with a slash at the end", async () => {
  const [home, page] = pages.map((one, at) => pageOf(one, at === 0 ? "/b/" : "/"));
  folder.write("index.html", withPolicy(home ?? "", {}, "index.html"));
  folder.write("b/index.html", withPolicy(page ?? "", {}, "b/index.html"));
  folder.write("card.png", "");
  const report = await checkSite(folder.at("."), content);
  expect([...report.values()].flat()).toEqual([]);
});

it.each([
  ["Page · Cairn", "Home · Cairn", 'the title "Home · Cairn" instead of "Page · Cairn"'],
  ["<title>", "<title>A</title><title>", 'the title "A, Page · Cairn"'],
  ["Some of it.", "All of it.", 'the description "All of it."'],
  [`href="${url}/b"`, `href="${url}"`, `the canonical "${url}" instead of`],
  [' lang="en"', "", 'the language "" instead of "en"'],
  ["</h1>", "</h1><h1>B</h1>", "2 h1 elements"],
  ['href="/#top"', 'href="/#end"', "links to /#end, which has no such anchor"],
  ['href="/#top"', 'href="/gone"', "links to /gone, which doesn't exist"],
  ["</body>", '<img src="/no.png" alt="" width="1" height="1"></body>', "links to /no.png"],
  ["</body>", '<img srcset="/no.png 2x" src="/card.png" alt=""></body>', "links to /no.png"],
  ["card.png", "gone.png", "gone.png, which doesn't exist"],
  [`{"url":"${url}/b"}`, `{"url":"${url}/c"}`, `links to ${url}/c`],
  ['id="top"', 'id=""', "isn't valid: "],
  ["</body>", '<img src="/card.png"></body>', "isn't valid: element-required-attributes"],
])("reports %s replaced by %s", async (before, after, problem) => {
  expect(await problemsAfter(before, after)).toContainEqual(expect.stringContaining(problem));
});

it("reports a page that nothing links to, one that is missing, and one without a policy", async () => {
  await problemsAfter();
  folder.write("index.html", pageOf({ path: "/", title: "Home", description: "All of it." }, "/"));
  const more = { ...content, pages: [...pages, { path: "/c", title: "C", description: "C" }] };
  const report = await checkSite(folder.at("."), more as Site);
  expect(report.get("b/index.html")).toEqual(["is an orphan: nothing links to it."]);
  expect(report.get("/c")).toEqual(["has no HTML."]);
  expect(report.get("index.html")).toEqual([expect.stringContaining("doesn't have the policy")]);
});
