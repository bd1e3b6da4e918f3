import { TraceMap } from "@jridgewell/trace-mapping";
import { byPackage, moduleTables, sizesOf } from "./modules.mjs";
import { moduleName } from "./names.mjs";
import { costsOf, selectorCosts } from "./profile.mjs";

it("names a module as the checkout does, wherever it was built", () => {
  expect(moduleName("webpack://cairn-website/./src/lib/format.ts")).toBe("src/lib/format.ts");
  expect(
    moduleName("webpack://a/javascript/esm|/a folder/x/node_modules/b/node_modules/c/d.js?1"),
  ).toBe("node_modules/b/node_modules/c/d.js");
  expect(moduleName("webpack://a/javascript/esm|/x/node_modules/c/d.mjs|ab12")).toBe(
    "node_modules/c/d.mjs",
  );
});

it("counts a function without those it calls, and no time in which nothing ran", () => {
  const frame = (functionName: string, lineNumber: number) => {
    return { functionName, url: "http://x/app.js", lineNumber, columnNumber: 0 };
  };
  const nodes = [
    { id: 1, callFrame: frame("outer", 0) },
    { id: 2, callFrame: frame("inner", 1) },
    { id: 3, callFrame: { functionName: "(idle)", url: "" } },
  ];
  const samples = [1, 2, 2, 3, 1];
  const timeDeltas = [500, 1000, 2000, 3000, 9000];
  const { functions, modules } = costsOf({ nodes, samples, timeDeltas }, (_url, line) => {
    return `src/a.ts:${line}`;
  });
  expect(functions.map(({ name, ms }) => [name, ms])).toEqual([
    ["inner", 5],
    ["outer", 1],
  ]);
  expect(modules).toEqual([{ name: "", place: "src/a.ts", ms: 6 }]);
});

it("adds up what a selector cost in all recalculations", () => {
  const timings = (microseconds: number) => ({
    selector_timings: [
      { selector: "a", "elapsed (us)": microseconds, match_attempts: 2, match_count: 1 },
      { selector: "b", "elapsed (us)": 700, match_attempts: 1, match_count: 0 },
    ],
  });
  const events = [500, 1000].map((time) => {
    return { name: "SelectorStats", args: { selector_stats: timings(time) } };
  });
  expect(selectorCosts([...events, { name: "Layout" }])).toEqual([
    { selector: "a", ms: 1.5, attempts: 4, matches: 2 },
    { selector: "b", ms: 1.4, attempts: 2, matches: 0 },
  ]);
});

// Two pieces on one line: columns 0 to 9 of the first source, the rest of the second.
const map = new TraceMap({
  version: 3,
  names: [],
  sources: ["webpack://x/./src/ui/a.ts", "webpack://x/javascript/esm|/y/node_modules/b/c.js"],
  mappings: "AAAA,UCAA",
});

it("gives each module its piece of a script, and all of them the whole", () => {
  const modules = sizesOf(`${"a".repeat(10)}${"bcdefg".repeat(5)}`, map, 1000);
  const sizes = new Map(modules.map(({ module, raw }) => [module, raw]));
  expect(Object.fromEntries(sizes)).toEqual({ "src/ui/a.ts": 10, "node_modules/b/c.js": 30 });
  expect(modules.reduce((sum, { brotli }) => sum + brotli, 0)).toBe(1000);
});

it("sums up packages and folders, the heaviest first", () => {
  const modules = ["src/ui/a.ts", "src/ui/b.ts", "node_modules/@x/y/z.js"].map((module, at) => {
    return { module, raw: 1000, brotli: 300 + at };
  });
  expect(byPackage(modules)).toEqual([
    { module: "src/ui", raw: 2000, brotli: 601 },
    { module: "node_modules/@x/y", raw: 1000, brotli: 302 },
  ]);
  const table = moduleTables([{ chunk: "app", raw: 3000, brotli: 903, modules }]);
  expect(table).toMatch(/^app +kB +kB brotli\nall of it +3\.0 +0\.9\nsrc\/ui +2\.0 +0\.6\n/);
});
