import fs from "node:fs";
import { temporaryFolder } from "../../tests/fixtures/temporary-folder";
import { twinOf, writeTwins } from "./twins";

const folder = temporaryFolder();
const write = () => {
  const site = { pages: [{ path: "/a" }], product: { siteUrl: "https://beacon.example" } };
  return writeTwins(site as Parameters<typeof writeTwins>[0], folder.at("."));
};

it("writes a page's text", async () => {
  folder.write(
    "a/index.html",
    "<body><main><h1>A</h1><p>One</p><label><input>All</label></main><footer>F</footer></body>",
  );
  await write();
  expect(folder.read("a.md")).toBe("# A\n\nOne\n\nSource: <https://beacon.example/a>\n");
});

it("deletes the twin of a removed page", async () => {
  folder.write("a/index.html", "<body><main><h1>A</h1></main></body>");
  folder.write("list/gone.md", "# Gone");
  await write();
  expect(fs.readdirSync(folder.at("."), { recursive: true })).not.toContain("list/gone.md");
});

it("names a page without <main>", async () => {
  folder.write("a/index.html", "<body><p>Two</p></body>");
  await expect(write()).rejects.toThrow("https://beacon.example/a has no <main>");
});

const url = "https://beacon.example/p";
const markdown = (main: string) =>
  twinOf(`<nav>Bar</nav><main>${main}</main><footer>Foot</footer>`, url).replace(
    `\n\nSource: <${url}>\n`,
    "",
  );

it.each([
  ["<h1>One<!-- --> two</h1>", "# One two"],
  [
    '<p>A<a href="/x">b</a><a href="#c">d</a></p>',
    `A [b](https://beacon.example/x) [d](https://beacon.example/p#c)`,
  ],
  ["<p><label>A</label><input value=1><output>B</output></p>", "A 1 B"],
  ["<ul><li><time>1 May</time>A<b>b</b>c</li></ul>", "- 1 May A**b**c"],
  ['<p>A</p><button>Press</button><svg aria-hidden="true"></svg><nav>N</nav>', "A"],
  [
    '<div data-face aria-hidden="true"><p>A</p></div><p aria-hidden="true">B</p><p>a<span><a href="/x">b</a></span></p>',
    `A\n\na [b](https://beacon.example/x)`,
  ],
  [
    '<picture data-scheme="light"><img src="/l.png" alt="P"></picture><picture data-scheme="dark"><img src="/d.png" alt="P"></picture>',
    `![P](https://beacon.example/l.png)`,
  ],
  ['<div role="img" aria-label="A board."><p>x</p></div><p>B</p>', "> Demo: A board.\n\nB"],
  [
    '<div role="group" aria-label="Cards."><div role="group" aria-label="One."></div></div>',
    "> Demo: Cards.",
  ],
  ["<dl><div><dt>Q</dt><dd>A</dd></div></dl>", "### Q\n\nA"],
  ["<table><tr><th>a</th></tr><tr><td>b</td></tr></table>", "| a |\n| - |\n| b |"],
  ['<img src="/p.png" alt="P"><img src="/q.png" alt="">', `![P](https://beacon.example/p.png)`],
])("%s becomes %s", (html, text) => {
  expect(markdown(html)).toBe(text);
});
