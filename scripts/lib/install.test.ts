import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { runScript } from "../../src/testing/run-script";

let folder: string;
const at = (file: string) => path.join(folder, file);

/** Stands in for npm: notes that it was called, makes `node_modules`, and may fail. */
const npm = `
const fs = require("node:fs");
fs.appendFileSync("calls", process.argv.slice(2).join(" ") + "\\n");
fs.mkdirSync("node_modules", { recursive: true });
process.exitCode = Number(process.env.FAKE_NPM_STATUS ?? 0);
`;

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "a clone "));
  fs.writeFileSync(at("package.json"), "{}");
  fs.writeFileSync(at("package-lock.json"), '{"lockfileVersion": 3}');
  fs.writeFileSync(at("npm.cjs"), npm);
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

const install = (env: Record<string, string> = {}) =>
  runScript("scripts/lib/install.mjs", "script.ensureInstalled(); console.log('installed');", {
    cwd: folder,
    env: { npm_execpath: at("npm.cjs"), ...env },
  });
const calls = () => fs.readFileSync(at("calls"), "utf8").trim().split("\n");

it("installs from the lockfile where nothing is installed", () => {
  expect(install().stdout).toContain("installed");
  expect(calls()).toEqual([expect.stringMatching(/^ci /)]);
});

it("does nothing the second time", () => {
  install();
  expect(install().stdout).toBe("installed\n");
  expect(calls()).toHaveLength(1);
});

it.each(["package-lock.json", "package.json"])("installs again after %s has changed", (file) => {
  install();
  fs.appendFileSync(at(file), "\n");
  install();
  expect(calls()).toHaveLength(2);
});

it("installs again after node_modules was deleted", () => {
  install();
  fs.rmSync(at("node_modules"), { recursive: true });
  install();
  expect(calls()).toHaveLength(2);
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
