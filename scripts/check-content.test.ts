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

/** Slips of grammar, and what their warnings say. */
const slips: [text: string, says: string][] = [
  ["Words of the the lamp.", 'says "the the". Did you mean to repeat this word? Write "the".'],
  ["Words at the end of\nOf a line.", 'says "of Of".'],
  ["A lamp of **an** hour, and a **hour**.", 'says "and a hour".'],
  ["Light for an user.", 'says "for an user". Incorrect indefinite article. Write "for a user".'],
  ["A open lamp.", 'says "A open". Incorrect indefinite article. Write "An open".'],
  ["It is is so.", 'says "is is".'],
  ["We should of asked.", 'Use "have" rather than "of" here. Write "should have".'],
  ["Their is a lamp.", 'says "Their is". Did you mean "there"? Write "There is"'],
  ["It’s colour follows the light.", 'says "It’s colour".'],
  ["He don't know the quay.", 'Write "He doesn\'t know".'],
  ["More then ten lamps.", 'says "More then ten". Did you mean "than"? Write "More than ten".'],
  ["It did not worked so far.", "Use the base form of the verb"],
  ["We are afraid to loose it.", 'says "to loose".'],
];
/** What Harper would find fault with if it were asked about everything. */
const correct =
  "Plan A is it: those who had had the roadmap in `the` the style guide know that that is so. An " +
  "FAQ, a LAN, 5 MB, and {product.name}  with two blanks, non-technical sub-tasks. Ask Lantern, Buoy or Mira…";

it("misspelt words and slips of grammar are warnings, and one command accepts the words", () => {
  // The fixture content is British.
  replace(
    "content/closing.json",
    "Heading",
    "We recieve the colour of a constructor, Zzyzzyx, zzyzzyx",
  );
  const article = "content/articles/first/index.md";
  const paragraphs = [correct, ...slips.map(([text]) => text)].map((text) => `\n${text}\n`);
  checkout.write(article, checkout.read(article) + paragraphs.join(""));
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
  const found = stderr.match(/^ {4}text: says .+(?<!--add-words)$/gm);
  expect(found).toEqual(slips.map(([, says]) => expect.stringContaining(says) as string));

  expect(check("--add-words").stdout).toContain("Added recieve, zzyzzyx\n");
  const words = ["Ctrl", "fnord", "recieve", "zzyzzyx"];
  expect(JSON.parse(checkout.read("content/words.json"))).toEqual({ words });
});

it("a language without a dictionary is not checked", () => {
  replace("content/closing.json", "Heading", "Wir bekommen bekommen es");
  replace("content/product.json", "en_GB", "de_DE");
  expect(check().stderr).not.toContain("says");
});
