import fs from "node:fs";
import { temporaryFolder } from "../testing/fixture-folder";

const parent = temporaryFolder({ "here/gatsby-config.ts": "" });
const hasNodes = (folder = "here") => parent.has(`${folder}/.cache/nodes`);

/** Runs the check before a build. @returns its output */
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
/** Caches a node, as a build does. */
const cacheNodes = () => parent.write("here/.cache/nodes");

beforeEach(() => {
  expect(buildIn()).toBe("");
  cacheNodes();
});

it("removes the cache of a copied or moved checkout", () => {
  fs.cpSync(parent.at("here"), parent.at("there"), { recursive: true });
  expect(buildIn("there")).toMatch(/^Removing \.cache: it belongs to another folder, .*\n$/);
  expect([hasNodes("there"), hasNodes()]).toEqual([false, true]);
});

it.each(["SITE_URL", "GATSBY_APP_URL"])("removes the cache when %s changes", (name) => {
  buildIn("here", { [name]: "https://other.example" });
  expect(hasNodes()).toBe(false);
});

it("reads .env, over which the environment takes precedence", () => {
  parent.write("here/.env", "SITE_URL=https://one.example\n");
  expect(buildIn("here", {}, "script.freshenCache('.', {});")).not.toBe("");
  cacheNodes();
  buildIn("here", { SITE_URL: "https://one.example" });
  expect(hasNodes()).toBe(true);
});

it("removes a cache without a stamp", () => {
  parent.remove("here/.cache/.made-for");
  buildIn();
  expect(hasNodes()).toBe(false);
});
