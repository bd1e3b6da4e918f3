import { temporaryFolder } from "./fixture-folder";

/** Stands in for npm: notes that it was called, makes `node_modules`, and may fail. */
const npm = `
const fs = require("node:fs");
fs.appendFileSync("calls", process.argv.slice(2).join(" ") + "\\n");
fs.rmSync("node_modules", { recursive: true, force: true });
fs.mkdirSync("node_modules", { recursive: true });
process.exitCode = Number(process.env.FAKE_NPM_STATUS ?? 0);
`;
const clone = temporaryFolder({
  "package.json": "{}",
  "package-lock.json": '{"lockfileVersion": 3}',
  "npm.cjs": npm,
});

const install = (env: Record<string, string> = {}) =>
  clone.run("install.mjs", "script.ensureInstalled(); console.log('installed');", {
    npm_execpath: clone.at("npm.cjs"),
    ...env,
  });
const calls = () => clone.read("calls").trim().split("\n");

it("installs from the lockfile where nothing is installed", () => {
  expect(install().stdout).toContain("installed");
  expect(calls()).toEqual([expect.stringMatching(/^ci /)]);
});

it("does nothing the second time", () => {
  install();
  expect(install().stdout).toBe("installed\n");
  expect(calls()).toHaveLength(1);
});

it.each([
  ["package-lock.json has changed", () => clone.write("package-lock.json", "{}")],
  ["package.json has changed", () => clone.write("package.json", "{ }")],
  ["node_modules was deleted", () => clone.remove("node_modules")],
])("installs again after %s", (_what, change) => {
  install();
  change();
  install();
  expect(calls()).toHaveLength(2);
});

it.each([["0"], ["1"]])("keeps what builds have made, also when npm ends with %s", (status) => {
  clone.write("node_modules/.cache/pictures/a.avif", "a picture");
  install({ FAKE_NPM_STATUS: status });
  expect(calls()).toHaveLength(1);
  expect(clone.read("node_modules/.cache/pictures/a.avif")).toBe("a picture");
});

it("ends with one sentence when npm fails, and tries again the next time", () => {
  const { status, stderr, stdout } = install({ FAKE_NPM_STATUS: "1" });
  expect(status).not.toBe(0);
  expect(stdout).not.toContain("installed\n");
  expect(stderr).toBe(
    "The packages could not be installed. Is the network up? Run `npm ci` to see more.\n",
  );
  install();
  expect(calls()).toHaveLength(2);
});
