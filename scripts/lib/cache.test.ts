import fs from "node:fs";
import { temporaryFolder } from "../testing/fixture-folder";

const parent = temporaryFolder({ "here/gatsby-config.ts": "" });
const kept = (folder = "here") => parent.has(`${folder}/.cache/nodes`);

/** What the check before a build says. */
function buildIn(
  folder = "here",
  env: Record<string, string> = {},
  code = "script.freshenCache();",
) {
  const settings = { SITE_URL: "", GATSBY_APP_URL: "", ...env };
  const { stdout, stderr } = parent.run("cache.mjs", code, settings, folder);
  expect(stderr).toBe("");
  return stdout;
}
/** What the build leaves in the cache. */
const leaveNodes = () => parent.write("here/.cache/nodes");

beforeEach(() => {
  expect(buildIn()).toBe("");
  leaveNodes();
});

it("the cache stays from build to build", () => {
  expect(buildIn()).toBe("");
  expect(kept()).toBe(true);
});

it("a cache that was copied or moved with its checkout is removed", () => {
  fs.cpSync(parent.at("here"), parent.at("there"), { recursive: true });
  expect(buildIn("there")).toMatch(/^\.cache was made in another folder .*\n$/);
  expect([kept("there"), kept()]).toEqual([false, true]);
});

it.each(["SITE_URL", "GATSBY_APP_URL"])("the cache is removed when %s changes", (name) => {
  buildIn("here", { [name]: "https://other.example" });
  expect(kept()).toBe(false);
});

it("settings in .env count, behind those of the environment", () => {
  parent.write("here/.env", "SITE_URL=https://one.example\n");
  expect(buildIn("here", {}, "script.freshenCache('.', {});")).not.toBe("");
  leaveNodes();
  buildIn("here", { SITE_URL: "https://one.example" });
  expect(kept()).toBe(true);
});

it("a cache without a note of its settings is removed", () => {
  parent.remove("here/.cache/.made-for");
  buildIn();
  expect(kept()).toBe(false);
});
