import fs from "node:fs";
import { contentReaders, realContentIn, unitTestFiles } from "./real-content";

/** Still read the real content; whoever moves one of these tests removes this line. */
const notYet = /^src\/sections\/home\//;

/** Its examples are what it looks for. */
const self = "src/testing/real-content.test.ts";

const readers = contentReaders();

it("is not what unit tests run on, so that content may change without one failing", () => {
  const found = unitTestFiles()
    .filter((file) => !notYet.test(file) && file !== self)
    .flatMap((file) =>
      realContentIn(file, fs.readFileSync(file, "utf8"), readers).map(
        (piece) => `${file}: ${piece} reads content/. Use src/testing/fixture-content.ts.`,
      ),
    );
  expect(found).toEqual([]);
});

it.todo(`has tests left that run on it: ${notYet.source}`);

describe("reading it is noticed", () => {
  const readersHere = [
    { name: "readAll", parameter: 0 },
    { name: "readOne", parameter: 1 },
  ];

  it.each([
    'import plans from "../../content/plans.json";',
    'const plans = await import("../../content/plans.json");',
    'jest.requireActual("../../content/plans.json");',
    'fs.readFileSync("content/plans.json", "utf8");',
    'fs.cpSync("./content", root);',
    'path.join("content", file);',
    "const content = readAll();",
    'const entry = readOne("plans.json");',
  ])("%s", (source) => {
    expect(realContentIn("src/layout/a.test.ts", source, readersHere)).toHaveLength(1);
  });

  it.each([
    'import plans from "../testing/content/plans.json";',
    'import { useFrame } from "../content/use-frame";',
    'fs.readFileSync("src/testing/content/plans.json");',
    'expect(problem.file).toBe("content/plans.json");',
    "const content = readAll(root);",
    'const entry = readOne("plans.json", root);',
  ])("and nothing else: %s", (source) => {
    expect(realContentIn("src/layout/a.test.ts", source, readersHere)).toEqual([]);
  });

  it("knows the functions that read it", () => {
    expect(readers.map(({ name }) => name)).toContain("readEntry");
    expect(unitTestFiles()).toContain("src/testing/fixture-content.ts");
  });
});
