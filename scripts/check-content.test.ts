import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { fixtureContent } from "../src/testing/fixture-content";
import { temporaryFolder } from "../src/testing/temporary-folder";
import { tool } from "./lib/node.mjs";

const checkout = temporaryFolder();
const memory = ".local/spelling.json";
beforeEach(() => {
  fs.cpSync(fixtureContent, checkout.at("content"), { recursive: true });
  for (const name of ["node_modules", "package-lock.json", "src", "static"])
    fs.symlinkSync(path.resolve(name), checkout.at(name));
});

const replace = (file: string, find: string, by: string) =>
  checkout.write(file, checkout.read(file).replace(find, by));

/** Runs the command; `unknown` are the words that it warns of. */
function check(...args: string[]) {
  const command = [tool("tsx", "dist/cli.mjs"), path.resolve("scripts/check-content.ts"), ...args];
  const result = spawnSync(process.execPath, command, {
    cwd: checkout.at("."),
    encoding: "utf8",
    env: { ...process.env, GITHUB_ACTIONS: "true" },
  });
  const unknown = result.stderr.match(/(?<=says ").+(?=", which no dictionary has)/g) ?? [];
  return { ...result, unknown };
}

it("misspelt words are warnings with suggestions; one command accepts them", () => {
  // The fixture content is British.
  replace("content/closing.json", "Heading", "We recieve the colour Zzyzzyx, zzyzzyx");
  const { status, stdout, stderr, unknown } = check();
  expect(status).toBe(0);
  // `npm test` reads the last line.
  expect(stdout).toMatch(/\d passed, 0 failed\n$/);
  expect(unknown).toEqual(["recieve", "Zzyzzyx", "zzyzzyx"]);
  expect(stdout).toMatch(/^::warning file=content\/closing.json,line=2,title=heading::says "reci/);
  expect(stderr).toContain('content/closing.json:2\n    heading: says "recieve"');
  expect(stderr).toContain('Did you mean "receive" or');

  expect(check("--add-words").stdout).toContain("Added recieve, zzyzzyx\n");
  const words = ["fnord", "recieve", "zzyzzyx"];
  expect(JSON.parse(checkout.read("content/words.json"))).toEqual({ words });
  expect(check().unknown).toEqual([]);
});

it("words that were looked up before are not looked up again, unless packages changed", () => {
  replace("content/closing.json", "Heading", "Another heading");
  expect(check().unknown).toEqual([]);
  replace(memory, '"Another":null', '"Another":["again"]');
  expect(check().stderr).toContain(
    'says "Another", which no dictionary has. Did you mean "again"?',
  );
  fs.rmSync(checkout.at("package-lock.json"));
  checkout.write("package-lock.json", "{}");
  expect(check().unknown).toEqual([]);
});

it("a language without a dictionary is not checked", () => {
  replace("content/closing.json", "Heading", "Wir bekommen es");
  replace("content/product.json", "en_GB", "de_DE");
  expect(check().unknown).toEqual([]);
});
