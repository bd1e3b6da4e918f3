import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { runScript } from "../../src/testing/run-script";

let parent: string;
let checkout: string;
const kept = (folder = checkout) => fs.existsSync(path.join(folder, ".cache", "nodes"));

/** What the check before a build says; afterwards the build leaves nodes in the cache. */
function buildIn(folder = checkout, env: Record<string, string> = {}): string {
  const { stdout, stderr } = runScript("scripts/lib/cache.mjs", "script.freshenCache();", {
    cwd: folder,
    env: { SITE_URL: "", GATSBY_APP_URL: "", ...env },
  });
  expect(stderr).toBe("");
  return stdout;
}
const leaveNodes = () => fs.writeFileSync(path.join(checkout, ".cache", "nodes"), "");

beforeEach(() => {
  parent = fs.mkdtempSync(path.join(os.tmpdir(), "a cache "));
  checkout = path.join(parent, "here");
  fs.mkdirSync(checkout);
  buildIn();
  leaveNodes();
});
afterEach(() => fs.rmSync(parent, { recursive: true }));

it("keeps the cache from build to build, and says nothing", () => {
  expect(buildIn()).toBe("");
  expect(kept()).toBe(true);
});

it("says nothing where there is no cache yet", () => {
  fs.rmSync(path.join(checkout, ".cache"), { recursive: true });
  expect(buildIn()).toBe("");
});

it("starts afresh in a checkout that was copied or moved with its cache", () => {
  const copy = path.join(parent, "there");
  fs.cpSync(checkout, copy, { recursive: true });
  expect(buildIn(copy)).toMatch(/^\.cache was made in another folder .*\n$/);
  expect(kept(copy)).toBe(false);
  expect(kept()).toBe(true);

  const moved = path.join(parent, "moved");
  fs.renameSync(checkout, moved);
  buildIn(moved);
  expect(kept(moved)).toBe(false);
});

it.each(["SITE_URL", "GATSBY_APP_URL"])("starts afresh when %s changes", (name) => {
  buildIn(checkout, { [name]: "https://other.example" });
  expect(kept()).toBe(false);
});

it("finds the settings in .env, behind those of the environment", () => {
  fs.writeFileSync(path.join(checkout, ".env"), "SITE_URL=https://one.example\n");
  const { stdout } = runScript("scripts/lib/cache.mjs", "script.freshenCache('.', {});", {
    cwd: checkout,
  });
  expect(stdout).not.toBe("");
  leaveNodes();
  buildIn(checkout, { SITE_URL: "https://one.example" });
  expect(kept()).toBe(true);
});

it("does not trust a cache that nobody signed", () => {
  fs.rmSync(path.join(checkout, ".cache", ".made-for"));
  buildIn();
  expect(kept()).toBe(false);
});
