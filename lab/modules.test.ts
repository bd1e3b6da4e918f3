import { TraceMap } from "@jridgewell/trace-mapping";
import { moduleName } from "../e2e/support/source-maps.mjs";
import { piecesOf } from "./modules";

it("names a module as the checkout does, wherever it was built", () => {
  expect(moduleName("webpack://cairn-website/./src/lib/format.ts")).toBe("src/lib/format.ts");
  expect(
    moduleName("webpack://a/javascript/esm|/a folder/x/node_modules/b/node_modules/c/d.js?1"),
  ).toBe("node_modules/b/node_modules/c/d.js");
  expect(moduleName("webpack://a/javascript/esm|/x/node_modules/c/d.mjs|ab12")).toBe(
    "node_modules/c/d.mjs",
  );
});

// Two pieces on one line: columns 0 to 9 of the first source, the rest of the second.
const map = new TraceMap({
  version: 3,
  names: [],
  sources: ["webpack://x/./src/ui/a.ts", "webpack://x/javascript/esm|/y/node_modules/@b/c/d.js"],
  mappings: "AAAA,UCAA",
});

it("gives each package and each folder its piece of a script", () => {
  const pieces = piecesOf(`${"a".repeat(10)}${"b".repeat(30)}`, map);
  expect(Object.fromEntries(pieces)).toEqual({
    "src/ui": "a".repeat(10),
    "node_modules/@b/c": "b".repeat(30),
  });
});
