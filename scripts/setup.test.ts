import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../tests/fixtures/temporary-folder";

/** A fake npm that logs its calls, installs what the lockfile names, and fails on demand. */
const npm = `#!${process.execPath}
const fs = require("node:fs");
fs.appendFileSync("calls", process.argv[2] + "\\n");
fs.mkdirSync("node_modules", { recursive: true });
const isOk = !process.env.FAKE_FAILURE;
if (isOk) fs.copyFileSync("package-lock.json", "node_modules/.package-lock.json");
process.exitCode = isOk ? 0 : 1;
`;
const lock = (packages: object) => JSON.stringify({ packages: { "": {}, ...packages } });
const locked = {
  "node_modules/a": { version: "1.0.0" },
  "node_modules/for-windows": { version: "1.0.0", optional: true },
};
const clone = temporaryFolder({ "package-lock.json": lock(locked), "bin/npm": npm });
beforeEach(() => fs.chmodSync(clone.at("bin/npm"), 0o755));

function setUp(env: Record<string, string> = {}) {
  const folders = [clone.at("bin"), process.env.PATH].join(path.delimiter);
  return spawnSync(process.execPath, [path.resolve("scripts/setup.mjs")], {
    cwd: clone.at("."),
    encoding: "utf8",
    env: { ...process.env, PATH: folders, ...env },
  });
}
const calls = () => (clone.has("calls") ? clone.read("calls").trim().split("\n") : []);

it("installs packages from the lockfile once", () => {
  expect(setUp().stdout).toContain("Installing");
  expect(setUp().stdout).toBe("");
  expect(calls()).toEqual(["ci"]);
});

it.each([
  ["a version has changed", { ...locked, "node_modules/a": { version: "1.0.1" } }],
  ["a package was added", { ...locked, "node_modules/b": { version: "1.0.0" } }],
  ["a package was removed", { "node_modules/for-windows": locked["node_modules/for-windows"] }],
])("reinstalls packages when %s", (_change, packages) => {
  setUp();
  clone.write("package-lock.json", lock(packages));
  setUp();
  expect(calls()).toHaveLength(2);
});

it("accepts what npm itself has installed, without packages for other platforms", () => {
  const { "node_modules/a": a } = locked;
  clone.write("node_modules/.package-lock.json", lock({ "node_modules/a": a }));
  setUp();
  expect(calls()).toEqual([]);
});

it("reports in one sentence that npm failed, and retries in the next run", () => {
  const { status, stderr } = setUp({ FAKE_FAILURE: "1" });
  expect(status).toBe(1);
  expect(stderr).toMatch(/^Couldn't install the packages\. Check .*\n$/);
  setUp();
  expect(calls()).toHaveLength(2);
});
