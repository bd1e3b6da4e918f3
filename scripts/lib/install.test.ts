import { spawnSync } from "node:child_process";
import { temporaryFolder } from "../testing/fixture-folder";

/** A fake npm that logs installations, creates `node_modules`, and fails on request. */
const npm = `
const fs = require("node:fs");
if (process.argv.includes("--dry-run")) {
  const added = Number(process.env.FAKE_MISSING ?? 1);
  process.stdout.write(JSON.stringify({ added, changed: 0, removed: 0 }));
  process.exit(0);
}
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

it("installs packages from the lockfile, once", () => {
  expect(install().stdout).toContain("installed");
  expect(install().stdout).toBe("installed\n");
  expect(calls()).toEqual([expect.stringMatching(/^ci /)]);
});

it.each([
  ["package-lock.json has changed", () => clone.write("package-lock.json", "{}")],
  ["package.json has changed", () => clone.write("package.json", "{ }")],
  ["node_modules was deleted", () => clone.remove("node_modules")],
  ["npm has changed node_modules", () => clone.write("node_modules/.package-lock.json", "{ }")],
  ["Node is another version", () => clone.write("node_modules/.installed-from", "18 0")],
])("reinstalls packages after %s", (_what, change) => {
  install();
  change();
  install();
  expect(calls()).toHaveLength(2);
});

it("installs nothing if a dry run of npm would change nothing, and runs it once", () => {
  clone.write("node_modules/.package-lock.json", "{}");
  expect(install({ FAKE_MISSING: "0" }).stdout).toBe("installed\n");
  expect(install().stdout).toBe("installed\n");
  expect(clone.has("calls")).toBe(false);
});

it("installs packages of another folder", () => {
  for (const file of ["package.json", "package-lock.json"]) clone.write(`lab/${file}`, "{}");
  clone.run("install.mjs", 'script.ensureInstalled("lab");', {
    npm_execpath: clone.at("npm.cjs"),
  });
  expect(clone.has("lab/node_modules/.package-lock.json")).toBe(true);
});

it.each([["0"], ["1"]])("preserves the build cache when npm exits with %s", (status) => {
  clone.write("node_modules/.cache/images/a.avif", "an image");
  install({ FAKE_NPM_STATUS: status });
  expect(calls()).toHaveLength(1);
  expect(clone.read("node_modules/.cache/images/a.avif")).toBe("an image");
});

it("reports a failure of npm in one sentence, and retries in the next run", () => {
  const { status, stderr, stdout } = install({ FAKE_NPM_STATUS: "1" });
  expect(status).not.toBe(0);
  expect(stdout).not.toContain("installed\n");
  expect(stderr).toBe(
    "The packages could not be installed. Is the network up? Run `npm ci` to see more.\n",
  );
  install();
  expect(calls()).toHaveLength(2);
});

describe("with the real npm", () => {
  const npm = (command: string) => {
    const { status, stderr } = spawnSync("npm", [...command.split(" "), "--offline"], {
      cwd: clone.at("."),
      encoding: "utf8",
      env: { ...process.env, NODE_ENV: "test" },
      shell: process.platform === "win32",
    });
    expect({ status, stderr }).toMatchObject({ status: 0 });
  };
  const hasInstalled = () => install({ npm_execpath: "" }).stdout.startsWith("Installing");
  beforeEach(() => {
    const own = {
      dependencies: { used: "file:used" },
      devDependencies: { tool: "file:tool" },
      optionalDependencies: { extra: "file:extra" },
    };
    clone.write("package.json", JSON.stringify(own));
    for (const name of ["used", "tool", "extra"]) {
      clone.write(`${name}/package.json`, JSON.stringify({ name, version: "1.0.0" }));
    }
    npm("install --package-lock-only");
  });

  it("installs only packages that `npm ci` or `npm prune` omitted", () => {
    npm("ci --omit=optional");
    expect(hasInstalled()).toBe(true);
    npm("ci");
    expect(hasInstalled()).toBe(false);
    npm("prune --omit=dev");
    expect(hasInstalled()).toBe(true);
  });

  it("installs after a change of packages, and removes old ones", () => {
    npm("ci");
    const manifest = JSON.parse(clone.read("package.json")) as object;
    clone.write("package.json", JSON.stringify({ ...manifest, devDependencies: {} }));
    npm("install --package-lock-only");
    expect(hasInstalled()).toBe(true);
    expect(clone.has("node_modules/tool")).toBe(false);
  });
});
