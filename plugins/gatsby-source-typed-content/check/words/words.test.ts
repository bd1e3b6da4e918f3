import { spawnSync } from "node:child_process";
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { content } from "../../testing/nursery";

const root = fs.mkdtempSync(path.join(os.tmpdir(), "words "));
fs.symlinkSync(path.resolve("node_modules"), path.join(root, "node_modules"));
fs.cpSync(content, path.join(root, "content"), { recursive: true });
afterAll(() => fs.rmSync(root, { recursive: true }));

/** Checks the content in a process of its own: Jest can't load the dictionary's modules. */
function check(words: string): { problems: unknown[]; unknownWords: string[] } {
  const load = (name: string) => `require(${JSON.stringify(path.resolve(__dirname, name))})`;
  const script = `
    const { nursery } = ${load("../../testing/nursery.ts")};
    ${load("../../check-content.ts")}.checkContent({ ...nursery, words: () => ${words} })
      .then((result) => console.log(JSON.stringify(result)));`;
  const { stdout, stderr } = spawnSync(process.execPath, ["--import", "tsx", "--eval", script], {
    cwd: root,
    encoding: "utf8",
  });
  if (!stdout) throw new Error(stderr);
  return JSON.parse(stdout) as ReturnType<typeof check>;
}

const paragraphs = [
  ...["## Alphawrd", "| Betawrd |\n| --- |", "![A gammawrd](./leaf.png 'Deltawrd')"],
  ...["A[^1].", "[^1]: We recieve it.", "It takes\na hour for for the light."],
  // These are fine: names, known words, code, addresses, placeholders, abbreviations.
  ...["Ada Holm’s and Fernhill's fnord, it couldn’t", "`wrda`", "```\nwrdb\n```"],
  ...["https://wrdc.example/wrdd wrde@wrdf.example ./wrdg.png wrdh.example", "{wrdi} of {wrdj.a}"],
  ...["alpha_wrd wrdk2 v1wrdl", "ABCDE URLs XYZs", "An hour, a `hour`, the `x` the."],
];
fs.appendFileSync(
  path.join(root, "content/plants/fern/index.md"),
  `\n${paragraphs.join("\n\n")}\n`,
);

it("words are looked up where readers read them, and so are articles and doubled words", () => {
  const { problems, unknownWords } = check('["fnord", "Fernhill", "Athyrium", "Leucobryum"]');
  expect(unknownWords).toEqual(["Alphawrd", "Betawrd", "gammawrd", "Deltawrd", "recieve"]);
  const says = (line: number, message: unknown) =>
    expect.objectContaining({ line, field: "words", severity: "warning", message }) as unknown;
  const unknown = /^aren't in the dictionary: Alphawrd \(line 17.*recieve \(line 26, "receive"\?/;
  expect(problems).toEqual(
    expect.arrayContaining([
      says(29, 'says "a hour". Write "an hour".'),
      says(29, 'says "for for". Remove one of the two words, unless you mean both.'),
      says(17, expect.stringMatching(unknown)),
    ]),
  );
});

it("words are looked up in American English only", () => {
  expect(check("undefined").unknownWords).toEqual([]);
});
