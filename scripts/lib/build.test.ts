import fs from "node:fs";
import { temporaryFolder } from "../testing/fixture-folder";

/** Stands in for Gatsby: counts the builds, and may fail. */
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
  "pictures/a.mjs": "",
});

function build(env: Record<string, string> = {}, options = "{}"): string {
  const code = `console.log(script.ensureBuilt(${options}) ? "there" : "not there");`;
  return site.run("build.mjs", code, { SITE_URL: "", GATSBY_APP_URL: "", ...env }).stdout;
}
const builds = () => site.read("builds").length;

it("a site is built once; what no build reads does not matter", () => {
  // The build itself writes a file among the sources.
  expect([build(), build()]).toEqual(["there\n", "there\n"]);
  site.write("pictures/a.mjs", "changed");
  site.write(".env.example");
  build({ API_HOST: "https://api.example", GATSBY_NOT_SET: "" });
  expect(builds()).toBe(1);
});

it.each([["content/a.json"], ["src/a.ts"], [".env"], ["gatsby-node.ts"], ["package-lock.json"]])(
  "a site is built again after %s has changed",
  (file) => {
    build();
    site.write(file, "changed");
    build();
    expect(builds()).toBe(2);
  },
);

it("a site is built again for another setting that is compiled in, and after a failure", () => {
  build();
  expect(build({ GATSBY_AUTH0_DOMAIN: "other.example", FAKE_STATUS: "1" })).toBe("not there\n");
  build({ GATSBY_AUTH0_DOMAIN: "other.example" });
  expect(builds()).toBe(3);
  build({ GATSBY_AUTH0_DOMAIN: "other.example", CMS_REPOSITORY: "a/b" });
  expect(builds()).toBe(4);
});

it("the memory of a build is limited, unless NODE_OPTIONS says how much it may take", () => {
  build();
  expect(site.read("limit")).toMatch(/^--max-old-space-size=\d+$/);
  build({ NODE_OPTIONS: "--max-old-space-size=3000" }, "{ always: true }");
  expect(site.read("limit")).toBe("");
});

it("a site is built again after Gatsby's own commands have written to public/", () => {
  build();
  site.run("build.mjs", "script.forgetBuild();");
  build();
  expect(builds()).toBe(2);
});

// Gatsby does not write again what its cache takes for written, unless public/ is gone as a whole.
it("a new build starts without public/, but with the cache", () => {
  build();
  site.write("public/old.html");
  build({}, "{ always: true }");
  expect(site.read("found")).toBe(".cache/query-results");
  expect(fs.readdirSync(site.at("public"))).toEqual([".built-from"]);
});
