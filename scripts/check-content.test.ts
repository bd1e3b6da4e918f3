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

it("misspelt words are a warning for each file", () => {
  replace("content/product.json", "en_GB", "en_US");
  replace("content/closing.json", "Heading", "We recieve webhook Zzyzzyx, zzyzzyx");
  const { status, stdout, stderr } = check();
  expect(status).toBe(0);
  // `npm test` reads the last line.
  expect(stdout).toMatch(/\d passed, 0 failed\n$/);
  const words = String.raw`recieve \(line 2, "receive"\?.*\), Zzyzzyx \(.*\), zzyzzyx \(.*\)`;
  const says = `aren't in the dictionary: ${words}\\. `;
  expect(stderr).toMatch(RegExp(`content/closing.json:2\n    words: ${says}`));
  expect(stdout).toMatch(
    RegExp(`^::warning file=content/closing.json,line=2,title=words::${says}`, "m"),
  );
});

it("unknown words come after what is found, and can be accepted while something is wrong", () => {
  replace("content/product.json", "en_GB", "en_US");
  replace("content/closing.json", "Heading", "We recieve webhook Zzyzzyx, zzyzzyx");
  replace("content/footer.json", '"/company"', '"/compny"');
  replace("content/terms/index.md", "Text.", "##Text");
  const { status, stderr } = check();
  expect(status).toBe(1);
  expect(stderr.match(/\/compny|isn't a heading|recieve/g)).toEqual([
    ...["/compny", "isn't a heading", "recieve"],
  ]);

  expect(check("--add-words")).toMatchObject({
    status: 1,
    stdout: expect.stringContaining("Added recieve, zzyzzyx\n") as string,
  });
  const words = ["Ctrl", "fnord", "recieve", "zzyzzyx"];
  expect(JSON.parse(checkout.read("content/words.json"))).toEqual({ words });
  expect(check().stderr).not.toContain("recieve");
});

it("words are looked up in American English only", () => {
  replace("content/closing.json", "Heading", "We recieve the colour");
  expect(check().stderr).not.toContain("dictionary");
});

it("words of texts are looked up where readers read them, and so are articles and doubled words", () => {
  replace("content/product.json", "en_GB", "en_US");
  const texts = [
    ...["## Alphawrd", "| Betawrd |\n| --- |", "![A gammawrd](./cover.png 'Deltawrd')"],
    ...["A[^1].", "[^1]: Etawrd.", "It takes\na hour for for the light."],
    // These are fine.
    ...["Mira Voss’s and Lantern's Fnord, it couldn’t", "`wrda`", "```\nwrdb\n```"],
    ...[
      "https://wrdc.example/wrdd wrde@wrdf.example ./wrdg.png wrdh.example",
      "{wrdi} of {wrdj.a}",
    ],
    ...["alpha_wrd wrdk2 v1wrdl", "ABCDE URLs XYZs", "An hour, a `hour`, the `x` the."],
  ];
  replace("content/articles/first/index.md", "More text.", texts.join("\n\n"));
  const { stderr } = check();
  expect(stderr.match(/\w+ \(line \d+/g)).toEqual([
    ...["Alphawrd (line 21", "Betawrd (line 23", "gammawrd (line 26", "Deltawrd (line 26"],
    "Etawrd (line 30",
  ]);
  expect(stderr.match(/index.md:\d+\n.*says ".*/g)).toEqual([
    'index.md:33\n    words: says "a hour". Write "an hour".',
    'index.md:33\n    words: says "for for". Remove one of the two words, unless you mean both.',
  ]);
});
