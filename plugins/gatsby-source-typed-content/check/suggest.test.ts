import { didYouMean } from "./suggest";

it.each([
  ["mira-vos", ["jon-lund", "mira-voss"], "mira-voss"],
  ["Mira Voss", ["jon-lund", "mira-voss"], "mira-voss"],
  ["mira", ["jon-lund", "mira-voss"], "mira-voss"],
  ["/prcing", ["/pricing", "/blog"], "/pricing"],
  ["/contact/", ["/contact"], "/contact"],
])("%j is like one of %j", (word, known, meant) => {
  expect(didYouMean(word, known)).toBe(` Did you mean "${meant}"?`);
});

it.each([
  ["nobody", ["jon-lund", "mira-voss"]],
  ["0.3.0", ["0.2.0", "0.1.0"]],
  ["", ["a"]],
  ["a", []],
])("%j is like none of %j", (word, known) => {
  expect(didYouMean(word, known)).toBe("");
});
