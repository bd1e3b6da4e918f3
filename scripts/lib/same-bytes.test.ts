import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { differences } from "./same-bytes.mjs";

const scene = fs.mkdtempSync(path.join(os.tmpdir(), "same-"));
const [one, two] = [path.join(scene, "one"), path.join(scene, "two")];
const write = (folder: string, file: string, text: string) => {
  fs.mkdirSync(path.dirname(path.join(folder, file)), { recursive: true });
  fs.writeFileSync(path.join(folder, file), text);
};
beforeEach(() => {
  for (const folder of [one, two]) write(folder, "deep/same.html", "<p>");
});
afterEach(() => fs.rmSync(scene, { recursive: true }));

test("finds nothing where all is the same", () => {
  expect(differences(one, two)).toEqual([]);
});

test("names what differs, what is missing on either side, and what is there besides", () => {
  write(one, "a.js", "let a=1");
  write(two, "a.js", "let a=2");
  write(one, "b.js", "");
  write(two, "c.js", "");
  write(one, "d.js", "1");
  write(two, "d.js", "12");
  expect(differences(one, two)).toEqual([
    'a.js: byte 6 of 7 and 7\n    "let a=1"\n    "let a=2"',
    `b.js: is missing in ${two}`,
    `c.js: is missing in ${one}`,
    'd.js: byte 1 of 1 and 2\n    "1"\n    "12"',
  ]);
});

test("says which folder is none", () => {
  expect(() => differences(one, path.join(scene, "three"))).toThrow(/three is no folder/);
});
