import { afterReplace, problemsAfter } from "../../../testing/fixture-content";

const article = "articles/first/index.md";
const after = (text: string) => afterReplace(article, "More text.", text);

it.each([
  ["signs that belong together", "Wait ... etc., i.e., so?! “Done.” ../up, ./here and a .env, .5."],
  ["signs in names and smileys", "Node.js, monday.com, e.g. this; that is :( no, 1,000 (a) b) c."],
  ["quotes inside quotes", 'He said “a "b" c” and "d"?!'],
  ["a part of a word before another", "Pre- and\npost-war, pre-\nand postwar."],
  ["names in addresses", "[It](https://github.com/lamp) is at github.com, @github, and in GitHub."],
  [
    "words that may follow themselves",
    "Those who had had it know that that is so. Well-being being so.",
  ],
  [
    "articles by their sound",
    "An hour, a user, a one-off, a unit, an umbrella, a European, an SVG, an npm package, a URL, a UI, an API, an 8. Plan A is it. A herb, an herb, an FAQ, a unique, an uninstalled, an unidentified, an urn, an usher.",
  ],
  ["verbs that belong together", "It may have been. Those who could are. To login pages, a login."],
  ["a description as long as a caption", '![A quay](./cover.png "A quay at night")'],
])("%s are no slip", (_what, text) => {
  expect(after(text)).toEqual([]);
});

it("a verb that stands twice is reported once", () => {
  expect(after("It may may be.")).toHaveLength(1);
});

it("only English has these rules", () => {
  const problems = problemsAfter((draft) => {
    draft.set("product.json", "language", "de");
    draft.replace(article, "More text.", "Kommt am Montag ..");
  });
  expect(problems).toEqual([]);
});
