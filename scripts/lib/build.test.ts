import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { runScript } from "../../src/testing/run-script";

/** Stands in for Gatsby: counts the builds, and may fail. */
const gatsby = `
const fs = require("node:fs");
fs.appendFileSync("builds", "x");
const found = ["public", ".cache/query-results"].filter((name) => fs.existsSync(name));
fs.writeFileSync("found", found.join(" "));
fs.mkdirSync(".cache", { recursive: true });
fs.writeFileSync(".cache/query-results", "");
fs.mkdirSync("public", { recursive: true });
fs.writeFileSync("src/gatsby-types.d.ts", String(fs.statSync("builds").size));
process.exitCode = Number(process.env.FAKE_STATUS ?? 0);
`;
let folder: string;
const at = (file: string) => path.join(folder, file);

beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "a site "));
  for (const name of ["node_modules/gatsby", "src", "content", "pictures"]) {
    fs.mkdirSync(at(name), { recursive: true });
  }
  fs.writeFileSync(at("node_modules/gatsby/cli.js"), gatsby);
});
afterEach(() => fs.rmSync(folder, { recursive: true }));

function build(env: Record<string, string> = {}, before = ""): string {
  const code = `${before} console.log(script.ensureBuilt() ? "there" : "not there");`;
  const settings = { SITE_URL: "", GATSBY_APP_URL: "", ...env };
  return runScript("scripts/lib/build.mjs", code, { cwd: folder, env: settings }).stdout;
}
const builds = () => fs.readFileSync(at("builds"), "utf8").length;

it("builds once, also where the build writes a file among the sources", () => {
  expect([build(), build()]).toEqual(["there\n", "there\n"]);
  expect(builds()).toBe(1);
});

it.each([["content/a.json"], ["src/a.ts"], [".env"], ["gatsby-node.ts"], ["package-lock.json"]])(
  "builds again after %s has changed",
  (file) => {
    build();
    fs.writeFileSync(at(file), "");
    build();
    expect(builds()).toBe(2);
  },
);

it("does not build again for what no build reads", () => {
  build();
  fs.writeFileSync(at("pictures/a.mjs"), "");
  fs.writeFileSync(at(".env.example"), "");
  build({ API_HOST: "https://api.example", GATSBY_NOT_SET: "" });
  expect(builds()).toBe(1);
});

it("builds again for another setting that is compiled in, after a failure, and without its cache", () => {
  build();
  expect(build({ GATSBY_AUTH0_DOMAIN: "other.example", FAKE_STATUS: "1" })).toBe("not there\n");
  build({ GATSBY_AUTH0_DOMAIN: "other.example" });
  expect(builds()).toBe(3);
  fs.rmSync(at(".cache"), { recursive: true });
  build({ GATSBY_AUTH0_DOMAIN: "other.example" });
  expect(builds()).toBe(4);
});

it("builds again after Gatsby's own commands have written to public/", () => {
  build();
  build({}, "script.forgetBuild();");
  expect(builds()).toBe(2);
});

it("keeps nothing of the build before, unless its pictures are asked for", () => {
  build();
  fs.mkdirSync(at("public/static"));
  fs.writeFileSync(at("public/old.html"), "");
  const code = "script.ensureBuilt({ always: true, keepPictures: true });";
  runScript("scripts/lib/build.mjs", code, { cwd: folder });
  expect(fs.readdirSync(at("public"))).toEqual([".built-from", "static"]);
  runScript("scripts/lib/build.mjs", "script.ensureBuilt({ always: true });", { cwd: folder });
  expect(fs.readdirSync(at("public"))).toEqual([".built-from"]);
});

// Gatsby does not write again what its cache takes for written, unless public/ is gone as a whole.
it.each([
  ["always: true", ".cache/query-results"],
  ["always: true, keepPictures: true", "public"],
])("gives Gatsby no cache beside an emptied public/ (%s)", (options, found) => {
  build();
  const code = `script.ensureBuilt({ ${options} });`;
  runScript("scripts/lib/build.mjs", code, { cwd: folder });
  expect(fs.readFileSync(at("found"), "utf8")).toBe(found);
});
