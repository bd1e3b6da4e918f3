import { runScript } from "../src/testing/run-script";
import { temporaryFolder } from "./testing/fixture-folder";

/** A fake program that notes its arguments, and fails on request. */
const fake = (name: string) => `
import fs from "node:fs";
fs.appendFileSync("calls", ["${name}", ...process.argv.slice(2)].join(" ") + "\\n");
process.exitCode = process.env.FAILING === "${name}" ? 1 : 0;
`;
const site = temporaryFolder({
  "package.json": '{ "type": "module" }',
  "node_modules/gatsby/cli.js": fake("gatsby"),
  "node_modules/tsx/index.js": `${fake("tsx")} process.exit();`,
});
const build = (FAILING = "") =>
  runScript("scripts/build.mjs", "", { cwd: site.at("."), env: { FAILING } });

it("a build alone, as hosts run it, checks what it has written", () => {
  expect(build().status).toBe(0);
  expect(site.read("calls")).toBe("gatsby build\ntsx --after-build\n");
  const { status, stderr } = build("tsx");
  expect(status).toBe(1);
  expect(stderr).toContain("The built site has errors");
});

it("nothing is checked after a failure", () => {
  expect(build("gatsby").status).toBe(1);
  expect(site.read("calls")).toBe("gatsby build\n");
});
