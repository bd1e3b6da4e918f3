import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { onePageOfEachKind, parseBeside, strip } from "./sides";

let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "lab-pages-"));
  const pages = { "/": "index", "/blog/b": "article", "/blog/a": "article", "/404.html": "lost" };
  for (const [page, componentChunkName] of Object.entries(pages)) {
    const file = path.join(folder, "page-data", page, "page-data.json");
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, JSON.stringify({ path: page, componentChunkName }));
  }
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

it("strips scripts and what fetches them, and nothing else", () => {
  const kept =
    '<link rel="preload" href="/a.woff2" as="font"><link rel="canonical" href="/">' +
    '<link rel="preload" as="image" href="/a.avif"><noscript>x</noscript>';
  const gone =
    '<link as="script" rel="preload" href="/a.js"><link rel="modulepreload" href="/b.js">' +
    '<link rel="prefetch" href="/page-data/app-data.json"><script async\n src="/a.js"></script>' +
    '<script type="application/ld+json">{"a":"<b>"}</script>';
  expect(strip(kept + gone)).toBe(kept);
});

it("finds one page of every kind", () => {
  expect(onePageOfEachKind(folder)).toEqual(["/", "/blog/a"]);
});

it("reads which other folder stands beside ours", () => {
  expect(parseBeside(`astro=${folder}:/start`)).toEqual({ name: "astro", folder, page: "/start" });
  expect(parseBeside(`astro=${folder}`)).toEqual({ name: "astro", folder });
  expect(() => parseBeside("astro=/no/such/folder")).toThrow("NAME=FOLDER");
  expect(() => parseBeside(folder)).toThrow("NAME=FOLDER");
});
