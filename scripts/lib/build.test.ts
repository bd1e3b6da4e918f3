import fs from "node:fs";
import { temporaryFolder } from "../testing/fixture-folder";

/** A fake Gatsby that counts builds, and fails on request. */
const gatsby = `
const fs = require("node:fs");
fs.appendFileSync("builds", "x");
const found = ["public", ".cache/query-results"].filter((name) => fs.existsSync(name));
fs.writeFileSync("found", found.join(" "));
fs.mkdirSync(".cache", { recursive: true });
fs.writeFileSync(".cache/query-results", "");
fs.mkdirSync("public", { recursive: true });
fs.writeFileSync("limit", process.execArgv.join(" "));
fs.writeFileSync("src/gatsby-types.d.ts", String(fs.statSync("builds").size));
process.exitCode = Number(process.env.FAKE_STATUS ?? 0);
`;
const site = temporaryFolder({
  "node_modules/gatsby/cli.js": gatsby,
  "src/a.ts": "",
  "content/a.json": "",
  "lab/a.mjs": "",
});

function build(env: Record<string, string> = {}, options = "{}"): string {
  const code = `console.log(script.ensureBuilt(${options}) ? "built" : "failed");`;
  return site.run("build.mjs", code, { SITE_URL: "", GATSBY_APP_URL: "", ...env }).stdout;
}
const builds = () => site.read("builds").length;

it("builds once, and ignores files and settings that no build reads", () => {
  // The build writes a file among the sources.
  expect([build(), build()]).toEqual(["built\n", "built\n"]);
  site.write("lab/a.mjs", "changed");
  site.write(".env.example");
  build({ API_HOST: "https://api.example", GATSBY_NOT_SET: "" });
  expect(builds()).toBe(1);
});

it.each([["content/a.json"], ["src/a.ts"], [".env"], ["gatsby-node.ts"], ["package-lock.json"]])(
  "rebuilds after %s has changed",
  (file) => {
    build();
    site.write(file, "changed");
    build();
    expect(builds()).toBe(2);
  },
);

it("rebuilds for another compiled-in setting, and after a failure", () => {
  build();
  expect(build({ GATSBY_AUTH0_DOMAIN: "other.example", FAKE_STATUS: "1" })).toBe("failed\n");
  build({ GATSBY_AUTH0_DOMAIN: "other.example" });
  expect(builds()).toBe(3);
  build({ GATSBY_AUTH0_DOMAIN: "other.example", CMS_REPOSITORY: "a/b" });
  expect(builds()).toBe(4);
});

it("limits the memory of a build, unless NODE_OPTIONS does", () => {
  build();
  expect(site.read("limit")).toMatch(/^--max-old-space-size=\d+$/);
  build({ NODE_OPTIONS: "--max-old-space-size=3000" }, "{ always: true }");
  expect(site.read("limit")).toBe("");
});

it("rebuilds after forgetBuild", () => {
  build();
  site.run("build.mjs", "script.forgetBuild();");
  build();
  expect(builds()).toBe(2);
});

// Gatsby rewrites cached results only if public/ is deleted.
it("deletes public/ before a build, but not the cache", () => {
  build();
  site.write("public/old.html");
  build({}, "{ always: true }");
  expect(site.read("found")).toBe(".cache/query-results");
  expect(fs.readdirSync(site.at("public"))).toEqual([".built-from"]);
});
