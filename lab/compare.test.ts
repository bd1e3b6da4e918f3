import { temporaryFolder } from "../src/testing/temporary-folder";
import { compare } from "./compare";

const folder = temporaryFolder({ "base/app.js": "1;", "head/app.js": "1;".repeat(9_999) });

/** Compares two sites of these pages: HTML by address. */
function compared(base: Record<string, string>, head: Record<string, string>) {
  for (const [site, pages] of Object.entries({ base, head })) {
    folder.write(`${site}/page-data/app-data.json`);
    for (const [path, html] of Object.entries(pages)) {
      const componentChunkName = path.startsWith("/blog/") ? "templates-article-tsx" : "pages-tsx";
      folder.write(`${site}${path}/index.html`, `<script src="/app.js"></script>${html}`);
      folder.write(
        `${site}/page-data${path}/page-data.json`,
        JSON.stringify({ path, componentChunkName }),
      );
    }
  }
  return compare(folder.at("base"), folder.at("head"));
}

it("bytes of one page of each kind stand beside its budget", () => {
  const pages = { "/": "one", "/404": "", "/blog/a": "", "/blog/b": "" };
  const { text, lost } = compared(pages, { ...pages, "/": "<p>two</p>".repeat(999), "/new": "" });
  expect(lost).toEqual([]);
  const numbers = String.raw`\d+ → \*\*\d+\*\* \| 43200 \| \d+ → \*\*\d+\*\* \| 6000`;
  expect(text).toMatch(new RegExp(`^\\| \`/\` \\| ${numbers} \\|$`, "m"));
  expect(text).toMatch(/^\| `article` \| \d+ \| {2}\|/m);
  expect(text).toMatch(/^\| `unknown` \| \d+ \| 11000 \|/m);
  expect(text.match(/^\| `/gm)).toHaveLength(3);
  expect(text).toContain("No page or heading is lost.");
});

it("an address is lost without a redirect; numbered pages and the CMS are no promise", () => {
  const redirect = '<meta http-equiv="refresh" content="0; url=/">';
  const base = { "/": "", "/moved": "<h2>Gone</h2>", "/old": redirect, "/gone": "" };
  const head = { "/": "", "/moved": redirect };
  const { text, lost } = compared({ ...base, "/blog/page/2": "", "/admin": "" }, head);
  expect(lost).toEqual(["/gone", "/old"]);
  expect(text).toContain("- **`/gone` is lost.** Add it to `content/redirects.json`.");
  expect(text).not.toContain("heading");
});

it("names a noindex that appears and headings that are lost", () => {
  const noindex = '<meta name="robots" content="noindex">';
  const { text, lost } = compared(
    { "/": "<h1>One</h1><h2>Two</h2><h3>Three</h3>", "/hidden": noindex },
    { "/": `${noindex}<h1>One</h1><h3>Two</h3>`, "/hidden": noindex },
  );
  expect(lost).toEqual([]);
  expect(text.match(/^- .+/gm)).toEqual([
    "- `/` is `noindex` now.",
    '- `/` has no heading "Three" now.',
  ]);
});
