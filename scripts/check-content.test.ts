import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { fixtureContent } from "../src/testing/fixture-content";
import { temporaryFolder } from "../src/testing/temporary-folder";
import { typescript } from "./lib/node.mjs";

const checkout = temporaryFolder();
beforeEach(() => {
  fs.cpSync(fixtureContent, checkout.at("content"), { recursive: true });
  for (const name of ["node_modules", "package-lock.json", "plugins", "src", "static"])
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

beforeEach(() => {
  replace("content/product.json", "en_GB", "en_US");
  replace("content/closing.json", "Heading", "We recieve webhook Zzyzzyx, zzyzzyx");
});

it("misspelt words are a warning for each file", () => {
  const { status, stdout, stderr } = check();
  expect(status).toBe(0);
  // `npm test` reads the last line.
  expect(stdout).toMatch(/\d passed, 0 failed\n$/);
  const says = "aren't in the dictionary: recieve";
  expect(stderr).toMatch(RegExp(`content/closing.json:2\n    words: ${says}`));
  expect(stdout).toMatch(
    RegExp(`^::warning file=content/closing.json,line=2,title=words::${says}`, "m"),
  );
});

it("unknown words come after what is found, and can be accepted while something is wrong", () => {
  replace("content/footer.json", '"/company"', '"/compny"');
  replace("content/terms/index.md", "Text.", "##Text");
  const { status, stderr } = check();
  expect(status).toBe(1);
  expect(stderr.match(/\/compny|isn't a heading|recieve/g)).toEqual([
    ...["/compny", "isn't a heading", "recieve"],
  ]);

  const added = check("--add-words");
  expect(added.status).toBe(1);
  expect(added.stdout).toContain("Added recieve, zzyzzyx\n");
  expect(added.stderr).not.toContain("recieve");
  const words = ["Ctrl", "fnord", "recieve", "zzyzzyx"];
  expect(JSON.parse(checkout.read("content/words.json"))).toEqual({ words });
});

it("words are looked up in American English only", () => {
  replace("content/product.json", "en_US", "en_GB");
  expect(check().stderr).not.toContain("recieve");
});
