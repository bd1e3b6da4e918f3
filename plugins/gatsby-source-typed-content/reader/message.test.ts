import { afterReplace, fern } from "../fixtures/nursery";
import { didYouMean } from "./message";

const long = "x".repeat(5000);

it.each<[what: string, find: string, by: string, file?: string]>([
  ["an image as text", "More text.", `![A](data:image/png;base64,${long})`],
  ["a link", "More text.", `[A](/${long}) <https://a.example/?utm_source=${long}>`],
  ["a tag", "More text.", `A <svg id="${long}"> and <script${long}>`],
  ["a placeholder", "More text.", `A {nursery.${long}} and {${long}}`],
  ["a name", "grower: ada", `grower: ${long}`],
  ["a comment", "A green leaf", `A green leaf #${long}`],
  ["a field", "grower:", `${long}:`],
  ["a number", '"beds": 12', `"beds": "${long}"`, "nursery.json"],
  ["a list", '"name": "Fernhill"', `"name": ["${long}"]`, "nursery.json"],
  ["a file that isn't JSON", "{", `{ ${long}`, "nursery.json"],
])("quotes at most a line of %s", (_what, find, by, file = fern) => {
  const problems = afterReplace(file, find, by);
  expect(problems).not.toEqual([]);
  for (const { message } of problems) expect(message).not.toMatch(/x{61}/);
});

it.each([
  ["mira-vos", ["jon-lund", "mira-voss"], "mira-voss"],
  ["Mira Voss", ["jon-lund", "mira-voss"], "mira-voss"],
  ["mira", ["jon-lund", "mira-voss"], "mira-voss"],
  ["/prcing", ["/pricing", "/blog"], "/pricing"],
  ["/contact/", ["/contact"], "/contact"],
])("suggests a name for %j out of %j", (word, names, meant) => {
  expect(didYouMean(word, names)).toBe(` Did you mean "${meant}"?`);
});

it.each([
  ["nobody", ["jon-lund", "mira-voss"]],
  ["0.3.0", ["0.2.0", "0.1.0"]],
  ["", ["a"]],
  ["a", []],
])("suggests nothing for %j out of %j", (word, names) => {
  expect(didYouMean(word, names)).toBe("");
});
