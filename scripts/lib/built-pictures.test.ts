import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { runScript } from "../../src/testing/run-script";

const site = fs.mkdtempSync(path.join(os.tmpdir(), "a site "));
afterAll(() => fs.rmSync(site, { recursive: true }));

function problemsOf(html: string): unknown {
  const page = path.join(site, "public", "blog", "one");
  fs.mkdirSync(page, { recursive: true });
  fs.writeFileSync(path.join(site, "public", "board.png"), "png");
  fs.writeFileSync(path.join(page, "index.html"), html);
  const code = `console.log(JSON.stringify(script.brokenPictures(".", "blog/one", "A board")));`;
  return JSON.parse(runScript("scripts/lib/built-pictures.mjs", code, { cwd: site }).stdout);
}

it("finds nothing wrong with a picture whose files are there", () => {
  expect(problemsOf('<img src="/board.png" alt="A board">')).toEqual([]);
});

it.each([
  ["an address relative to the article's source", '<img src="./board.png" alt="A board">'],
  ["a file that is missing", '<img src="/static/board.png" alt="A board">'],
  [
    "a missing file in a srcset beside it",
    '<picture><source srcset="/board.png 400w, /big.avif 800w"><img src="/board.png" alt="A board"></picture>',
  ],
])("names %s", (_what, html) => {
  expect(problemsOf(html)).toEqual([expect.stringContaining("which is no file of the site")]);
});

it("says that a picture is not there at all", () => {
  expect(problemsOf('<img src="/board.png" alt="Another">')).toEqual([
    '/blog/one has no picture "A board".',
  ]);
});
