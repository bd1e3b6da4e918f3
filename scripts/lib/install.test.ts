import { temporaryFolder } from "../../src/testing/temporary-folder";
import { runScript } from "../testing/run-script";

/** A fake npm that logs installations, installs what the lockfile names, and fails on request. */
const npm = `
const fs = require("node:fs");
fs.appendFileSync("calls", process.argv.slice(2).join(" ") + "\\n");
fs.rmSync("node_modules", { recursive: true, force: true });
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
const clone = temporaryFolder({ "package-lock.json": lock(locked), "npm.cjs": npm });

const install = (env: Record<string, string> = {}, folder = ".") =>
  runScript("install.mjs", `script.ensureInstalled("${folder}"); console.log("installed");`, {
    cwd: clone.at("."),
    env: { npm_execpath: clone.at("npm.cjs"), ...env },
  });
const calls = () => (clone.has("calls") ? clone.read("calls").trim().split("\n") : []);

it("installs packages from the lockfile, once", () => {
  expect(install().stdout).toContain("installed");
  expect(install().stdout).toBe("installed\n");
  expect(calls()).toEqual([expect.stringMatching(/^ci /)]);
});

it.each([
  ["another version is wanted", { ...locked, "node_modules/a": { version: "1.0.1" } }],
  ["one more is wanted", { ...locked, "node_modules/b": { version: "1.0.0" } }],
  ["one is no longer wanted", { "node_modules/for-windows": locked["node_modules/for-windows"] }],
])("reinstalls packages when %s", (_what, packages) => {
  install();
  clone.write("package-lock.json", lock(packages));
  install();
  expect(calls()).toHaveLength(2);
});

it("reinstalls packages that npm has removed", () => {
  install();
  clone.write("node_modules/.package-lock.json", lock({}));
  install();
  expect(calls()).toHaveLength(2);
});

it("accepts what npm itself has installed, without packages for other systems", () => {
  const { "node_modules/a": a } = locked;
  clone.write("node_modules/.package-lock.json", lock({ "node_modules/a": a }));
  expect(install().stdout).toBe("installed\n");
  expect(calls()).toEqual([]);
});

it("installs packages of another folder", () => {
  clone.write("lab/package-lock.json", lock(locked));
  install({}, "lab");
  expect(clone.has("lab/node_modules/.package-lock.json")).toBe(true);
});

it.each<Record<string, string>>([{}, { FAKE_FAILURE: "1" }])(
  "preserves the build cache: %j",
  (env) => {
    clone.write("node_modules/.cache/images/a.avif", "an image");
    install(env);
    expect(calls()).toHaveLength(1);
    expect(clone.read("node_modules/.cache/images/a.avif")).toBe("an image");
  },
);

it("reports a failure of npm in one sentence, and retries in the next run", () => {
  const { status, stderr, stdout } = install({ FAKE_FAILURE: "1" });
  expect(status).not.toBe(0);
  expect(stdout).not.toContain("installed\n");
  expect(stderr).toBe(
    "Couldn't install the packages. Check your connection, or run `npm ci` to see the whole error.\n",
  );
  install();
  expect(calls()).toHaveLength(2);
});
