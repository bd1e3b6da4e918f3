import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../tests/fixtures/temporary-folder";

const checkout = temporaryFolder();

beforeEach(() => {
  fs.cpSync("content", checkout.at("content"), { recursive: true });
  for (const name of ["node_modules", "package.json", "plugins", "src", "static"])
    fs.symlinkSync(path.resolve(name), checkout.at(name));
});

/** Changes a file, then runs the command. */
function checkAfter(file: string, find: RegExp, replacement: string) {
  checkout.write(file, checkout.read(file).replace(find, replacement));
  const command = ["--import", "tsx", path.resolve("scripts/content.ts")];
  return spawnSync(process.execPath, command, {
    cwd: checkout.at("."),
    encoding: "utf8",
    env: { ...process.env, GITHUB_ACTIONS: "true" },
  });
}

it("warns about unknown words and Markdown mistakes, with line and advice", () => {
  const text =
    "\n\nWe recieve it, but `gofmtt`, {product.name} and ./imgg.png are fine.\n\n##Heading\n";
  const { status, stdout, stderr } = checkAfter("content/terms/index.md", /$/, text);
  expect(status).toBe(0);
  expect(stdout).toMatch(/^\d+ passed, 0 failed\n$/);
  expect(stderr.match(/content.*/g)).toEqual([
    expect.stringMatching(/^content\/terms\/index.md:\d+:4 - Unknown word \(recieve\)/),
    "content/.cspell.yaml.",
    expect.stringMatching(/^content\/terms\/index.md:\d+:1 warning MD018/),
  ]);
});

it("fails on errors, and annotates their lines in pull requests", () => {
  const { status, stdout, stderr } = checkAfter("content/footer.json", /"\/tos"/, '"/t"');
  expect(status).toBe(1);
  expect(stderr).toMatch(
    /^1 problem in the content\n\n {2}content\/footer.json:\d+\n {4}\S+: links to "\/t"/,
  );
  expect(stdout).toMatch(
    /^::error file=content\/footer.json,line=\d+,title=.+::links to "\/t".*\n\d+ passed, 1 failed\n$/,
  );
});
