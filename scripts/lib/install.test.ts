import { spawnSync } from "node:child_process";
import fs from "node:fs";
import { temporaryFolder } from "./fixture-folder";

/** Stands in for npm: notes that it was called, makes `node_modules`, and may fail. */
const npm = `
const fs = require("node:fs");
fs.appendFileSync("calls", process.argv.slice(2).join(" ") + "\\n");
fs.rmSync("node_modules", { recursive: true, force: true });
fs.mkdirSync("node_modules", { recursive: true });
fs.writeFileSync("node_modules/.package-lock.json", "{}");
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
  ["npm has changed node_modules", () => clone.write("node_modules/.package-lock.json", "{ }")],
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

describe("after npm itself", () => {
  let lockfile = "";
  beforeEach(() => {
    for (const file of ["scripts/installed.mjs", "scripts/lib/install.mjs"]) {
      clone.write(file, fs.readFileSync(file, "utf8"));
    }
    const { scripts } = JSON.parse(fs.readFileSync("package.json", "utf8")) as {
      scripts: Record<string, string>;
    };
    const own = { dependencies: { kept: "file:kept" }, devDependencies: { tool: "file:tool" } };
    clone.write("package.json", JSON.stringify({ scripts, ...own }));
    for (const name of ["kept", "tool"]) {
      clone.write(`${name}/package.json`, JSON.stringify({ name, version: "1.0.0" }));
    }
    // Npm writes the same one each time, in a second.
    if (lockfile) clone.write("package-lock.json", lockfile);
    else npmItself("install --package-lock-only");
    lockfile = clone.read("package-lock.json");
  });

  const npmItself = (command: string, env: Record<string, string> = {}) => {
    const { status, stderr } = spawnSync("npm", [...command.split(" "), "--offline"], {
      cwd: clone.at("."),
      encoding: "utf8",
      env: { ...process.env, NODE_ENV: "test", ...env },
      shell: process.platform === "win32",
    });
    expect({ status, stderr }).toMatchObject({ status: 0 });
  };

  it.each(["ci", "install"])("installs nothing again after `npm %s`", (command) => {
    npmItself(command);
    expect(clone.has("node_modules/tool/package.json")).toBe(true);
    expect(install().stdout).toBe("installed\n");
    expect(clone.has("calls")).toBe(false);
  });

  it.each([
    ["ci --omit=dev", {}],
    ["ci --omit=optional", {}],
    ["ci", { NODE_ENV: "production" }],
    ["ci --ignore-scripts", {}],
  ])("installs what `npm %s` left out (%j)", (command, env) => {
    npmItself("ci");
    npmItself(command, env);
    install();
    expect(calls()).toHaveLength(1);
  });

  it.each(["install --package-lock-only", "install --dry-run"])(
    "installs what `npm %s` only wrote down",
    (command) => {
      npmItself("ci");
      const manifest = JSON.parse(clone.read("package.json")) as object;
      clone.write("package.json", JSON.stringify({ ...manifest, devDependencies: {} }));
      npmItself(command);
      install();
      expect(calls()).toHaveLength(1);
    },
  );

  it("installs again what `npm prune` took away", () => {
    npmItself("ci");
    npmItself("prune --omit=dev");
    install();
    expect(calls()).toHaveLength(1);
  });
});
