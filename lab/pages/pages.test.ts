import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { figuresOf } from "./figures.mjs";
import { onePageOfEachKind, parseBeside } from "./sides.mjs";
import { serveFolder } from "./static-server.mjs";
import { strip } from "./strip.mjs";
import { brief, detailed, spreadOf, summarize } from "./summary.mjs";
import { isEnough } from "./tools.mjs";

const page = `${"<p>Home</p>".repeat(20)}<script>1</script>`;
let folder: string;
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "bench-pages-"));
  const pages = { "/": "index", "/blog/b": "article", "/blog/a": "article", "/404.html": "lost" };
  for (const [page, componentChunkName] of Object.entries(pages)) {
    const file = path.join(folder, "page-data", page, "page-data.json");
    fs.mkdirSync(path.dirname(file), { recursive: true });
    fs.writeFileSync(file, JSON.stringify({ path: page, componentChunkName }));
  }
  fs.writeFileSync(path.join(folder, "index.html"), page);
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

it("serves changed pages with brotli to whom that is welcome", async () => {
  const server = await serveFolder(folder, strip);
  try {
    const get = async (encoding: string) => {
      const headers = { "accept-encoding": encoding };
      const response = await fetch(server.url, { headers });
      return [response.headers.get("content-encoding"), await response.text()];
    };
    expect(await get("gzip, br")).toEqual(["br", strip(page)]);
    expect(await get("gzip")).toEqual(["gzip", strip(page)]);
    expect((await fetch(`${server.url}/none`)).status).toBe(404);
    expect([server.has("/"), server.has("/none")]).toEqual([true, false]);
  } finally {
    await server.close();
  }
});

it("knows whether a Node is new enough for Lighthouse", () => {
  expect(["20.20.2", "22.18.0", "22.19.0", "24.0.1"].map(isEnough)).toEqual([
    ...[false, false, true, true],
  ]);
});

const task = (
  id: string,
  name: string,
  selfTime: number,
  duration = selfTime,
  parent?: object,
) => ({
  ...{ group: { id }, event: { name }, selfTime, duration, parent },
});
/** What Lighthouse says of a page, as far as it is asked. */
const result = {
  configSettings: { throttlingMethod: "simulate", throttling: { cpuSlowdownMultiplier: 4 } },
  categories: { performance: { score: 0.987 } },
  audits: {
    "largest-contentful-paint": { numericValue: 1234.5 },
    "cumulative-layout-shift": { numericValue: 0.01234 },
    "network-requests": {
      details: {
        items: [
          { mimeType: "text/html", transferSize: 1000 },
          { mimeType: "text/javascript", transferSize: 2000 },
          { mimeType: "application/wasm", transferSize: 500 },
        ],
      },
    },
  },
};

it("keeps processor time as observed, and counts as long what would be on a phone", () => {
  const first = task("other", "RunTask", 1, 14);
  const tasks = [
    first,
    task("scriptEvaluation", "EvaluateScript", 6, 13, first),
    task("styleLayout", "UpdateLayoutTree", 3, 3, first),
    task("styleLayout", "Layout", 4, 4, first),
    task("other", "RunTask", 12),
  ];
  const { numbers } = figuresOf(result, tasks);
  expect(numbers).toMatchObject({ performance: 99, LCP: 1235, CLS: 0.012 });
  expect(numbers).toMatchObject({ "script CPU": 6, "style CPU": 3, "layout CPU": 4 });
  expect(numbers).toMatchObject({ "all CPU": 26, "long tasks": 1, "in long tasks": 56 });
  expect(numbers).toMatchObject({ HTML: 1, JavaScript: 2, "all bytes": 3.5 });
});

it("takes medians, with their ranges", () => {
  expect(spreadOf([5, 1, 3])).toEqual({ median: 3, least: 1, most: 5 });
  expect(spreadOf([4, 2])).toEqual({ median: 3, least: 2, most: 4 });
  const figures = figuresOf(result, []);
  const slower = { ...figures, numbers: { ...figures.numbers, LCP: 1300 } };
  const of = (side: string) => ({ preset: "mobile", page: "/", side });
  const summaries = summarize([
    { ...of("ours"), figures },
    { ...of("stripped"), figures },
    { ...of("ours"), figures: slower },
  ]);
  expect(summaries.map(({ side, runs }) => [side, runs])).toEqual([
    ["ours", 2],
    ["stripped", 1],
  ]);
  expect(detailed(summaries)).toMatch(/LCP, ms +1267\.5 \(1235–1300\) +1235/);
  expect(brief(summaries)).toMatch(/\/, mobile, stripped +99 +1235/);
});
