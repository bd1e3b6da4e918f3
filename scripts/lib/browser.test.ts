import fs from "node:fs";
import path from "node:path";
import { playwrightArguments } from "./browser.mjs";

test("what Playwright switches off in Chromium stays off beside what the tests switch off", () => {
  const core = path.dirname(require.resolve("playwright-core/package.json"));
  const source = fs.readFileSync(path.join(core, "lib", "coreBundle.js"), "utf8");
  const [, list = ""] = /disabledFeatures = \[([^\]]*)\]/.exec(source) ?? [];
  const theirs = [...list.matchAll(/^ *"(\w+)"/gm)].map(([, name]) => name);
  expect(theirs.length).toBeGreaterThan(0);
  const [, ours = ""] = /--disable-features=(\S+)/.exec(playwrightArguments.join(" ")) ?? [];
  expect(ours.split(",")).toEqual(expect.arrayContaining(theirs));
});
