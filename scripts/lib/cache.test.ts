import fs from "node:fs";
import { temporaryFolder } from "../testing/fixture-folder";

const parent = temporaryFolder({ "here/gatsby-config.ts": "" });
const kept = (folder = "here") => parent.has(`${folder}/.cache/nodes`);

/** What the check before a build says; afterwards the build leaves nodes in the cache. */
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
const leaveNodes = () => parent.write("here/.cache/nodes");

beforeEach(() => {
  buildIn();
  leaveNodes();
});

it("keeps the cache from build to build, and says nothing", () => {
  expect(buildIn()).toBe("");
  expect(kept()).toBe(true);
});

it("says nothing where there is no cache yet", () => {
  parent.remove("here/.cache");
  expect(buildIn()).toBe("");
});

it("starts afresh in a checkout that was copied or moved with its cache", () => {
  fs.cpSync(parent.at("here"), parent.at("there"), { recursive: true });
  expect(buildIn("there")).toMatch(/^\.cache was made in another folder .*\n$/);
  expect(kept("there")).toBe(false);
  expect(kept()).toBe(true);

  fs.renameSync(parent.at("here"), parent.at("moved"));
  buildIn("moved");
  expect(kept("moved")).toBe(false);
});

it.each(["SITE_URL", "GATSBY_APP_URL"])("starts afresh when %s changes", (name) => {
  buildIn("here", { [name]: "https://other.example" });
  expect(kept()).toBe(false);
});

it("finds the settings in .env, behind those of the environment", () => {
  parent.write("here/.env", "SITE_URL=https://one.example\n");
  expect(buildIn("here", {}, "script.freshenCache('.', {});")).not.toBe("");
  leaveNodes();
  buildIn("here", { SITE_URL: "https://one.example" });
  expect(kept()).toBe(true);
});

it("does not trust a cache that nobody signed", () => {
  parent.remove("here/.cache/.made-for");
  buildIn();
  expect(kept()).toBe(false);
});
