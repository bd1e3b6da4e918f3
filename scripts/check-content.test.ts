import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { fixtureContent } from "../src/testing/fixture-content";
import { temporaryFolder } from "../src/testing/temporary-folder";
import { typescript } from "./lib/node.mjs";

const checkout = temporaryFolder();
beforeEach(() => {
  fs.cpSync(fixtureContent, checkout.at("content"), { recursive: true });
  for (const name of ["node_modules", "package-lock.json", "src", "static"])
    fs.symlinkSync(path.resolve(name), checkout.at(name));
});

const replace = (file: string, find: string, by: string) =>
  checkout.write(file, checkout.read(file).replace(find, by));

/** Runs the command. */
function check(...args: string[]) {
  const command = typescript(path.resolve("scripts/check-content.ts"), ...args);
  return spawnSync(process.execPath, command, {
    cwd: checkout.at("."),
    encoding: "utf8",
    env: { ...process.env, GITHUB_ACTIONS: "true" },
  });
}

it("misspelt words are warnings, and one command accepts them", () => {
  replace("content/product.json", "en_GB", "en_US");
  replace("content/closing.json", "Heading", "We recieve webhook Zzyzzyx, zzyzzyx");
  const { status, stdout, stderr } = check();
  expect(status).toBe(0);
  // `npm test` reads the last line.
  expect(stdout).toMatch(/\d passed, 0 failed\n$/);
  expect(stderr.match(/(?<=says ").+(?=", which no dictionary has)/g)).toEqual([
    "recieve",
    "Zzyzzyx",
    "zzyzzyx",
  ]);
  expect(stdout).toMatch(/^::warning file=content\/closing.json,line=2,title=heading::says "reci/m);
  expect(stderr).toContain('content/closing.json:2\n    heading: says "recieve"');
  expect(stderr).toContain('Did you mean "receive" or');

  expect(check("--add-words").stdout).toContain("Added recieve, zzyzzyx\n");
  const words = ["Ctrl", "fnord", "recieve", "zzyzzyx"];
  expect(JSON.parse(checkout.read("content/words.json"))).toEqual({ words });
});

it("words are looked up in American English only", () => {
  replace("content/closing.json", "Heading", "We recieve the colour");
  expect(check().stderr).not.toContain("says");
});
