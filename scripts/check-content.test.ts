import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { temporaryFolder } from "../src/testing/temporary-folder";
import { typescript } from "./lib/node.mjs";

const checkout = temporaryFolder();

const read = (file: string) => JSON.parse(checkout.read(file)) as Record<string, unknown>;
const write = (file: string, data: object) => checkout.write(file, JSON.stringify(data, null, 2));

beforeEach(() => {
  fs.cpSync("content", checkout.at("content"), { recursive: true });
  for (const name of ["node_modules", "package-lock.json", "plugins", "src", "static"])
    fs.symlinkSync(path.resolve(name), checkout.at(name));
  const closing = "content/closing.json";
  write(closing, { ...read(closing), heading: "We recieve webhook Zzyzzyx, zzyzzyx" });
});

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
  const { status, stdout, stderr } = check();
  expect(status).toBe(0);
  // `npm test` reads the last line.
  expect(stdout).toMatch(/\d passed, 0 failed\n$/);
  const says = "aren't in the dictionary: recieve";
  expect(stderr).toMatch(RegExp(`content/closing.json:\\d+\n    words: ${says}`));
  expect(stdout).toMatch(
    RegExp(`^::warning file=content/closing.json,line=\\d+,title=words::${says}`, "m"),
  );
});

it("unknown words come after what is found, and can be accepted while something is wrong", () => {
  write("content/footer.json", {
    ...read("content/footer.json"),
    legal: [{ text: "T", to: "/t" }],
  });
  fs.appendFileSync(checkout.at("content/terms/index.md"), "\n##Text\n");
  const { status, stderr } = check();
  expect(status).toBe(1);
  const found = stderr.match(/links to "\/t"|isn't a heading|recieve/g);
  expect(found).toEqual(['links to "/t"', "isn't a heading", "recieve"]);

  const { words } = read("content/words.json");
  const added = check("--add-words");
  expect(added.status).toBe(1);
  expect(added.stdout).toContain("Added recieve, zzyzzyx\n");
  expect(added.stderr).not.toContain("recieve");
  const all = [...(words as string[]), "recieve", "zzyzzyx"];
  expect(read("content/words.json").words).toEqual(expect.arrayContaining(all));
});
