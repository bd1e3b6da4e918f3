import { fixtureDay, withDraft } from "../../../testing/fixture-content";
import { readContent } from "../../read-content";
import { misspellings, unknownWords } from "./spelling";

const article = "articles/first/index.md";

/** The words that are looked up when an article contains a text, and the warnings about unknown ones. */
async function check(text: string, wrong: Record<string, string[]> = {}) {
  const entries = withDraft(
    (draft) => draft.replace(article, "More text.\n", text),
    (root) => readContent(root, fixtureDay).entries,
  );
  const asked = new Set<string>();
  const found = await unknownWords(entries, (words) => {
    for (const word of words) asked.add(word);
    return Promise.resolve(new Map(Object.entries(wrong)));
  });
  return { asked, problems: misspellings(found) };
}

it("unknown words are one warning a file, each once with its line and what was probably meant", async () => {
  const text = "One line,\nand one\nwith a mispelt\nword. A mispelt fnard.";
  const { problems } = await check(text, { mispelt: ["misspelt", "dispelt"], fnard: [] });
  expect(problems).toEqual([
    {
      ...{ file: `content/${article}`, line: 23, field: "words", severity: "warning" },
      message:
        'aren\'t in the dictionary: mispelt (line 23, "misspelt"?, "dispelt"?), fnard (line 24). If they\'re spelled correctly, run: npm run content -- --add-words',
    },
  ]);
});

it("a word of a field has the line of its field", async () => {
  const { problems } = await check("", { sunrise: [] });
  expect(problems).toMatchObject([{ file: `content/${article}`, line: 8 }]);
});

it.each([
  [
    "a word of a heading, a cell, a caption",
    "## Alpha\n\n| Beta |\n| --- |\n\n![Gamma](./a.png 'Delta')",
    ["Alpha", "Beta", "Gamma", "Delta"],
  ],
  ["a possessive and a contraction", "Alpha's beta’s don’t", ["Alpha", "beta", "don't"]],
  ["parts of compounds", "alpha-beta", ["alpha", "beta"]],
])("looked up: %s", async (_what, text, words) => {
  const { asked } = await check(text);
  expect(words.filter((word) => !asked.has(word))).toEqual([]);
});

it.each([
  ["names of people, tools and the product", "Mira Voss, Lantern’s and Beacon"],
  ["code", "`alpha`\n\n```\nbeta\n```"],
  [
    "addresses",
    "https://alpha.example/beta alpha@beta.example /alpha/beta ./alpha.png alpha.example",
  ],
  ["placeholders", "{alpha} of {beta.gamma}"],
  ["names of code", "alphaBeta alpha_beta alpha2 v1beta"],
  ["abbreviations, also of several", "ABC URLs"],
  ["short parts of compounds", "xyz-first, light-xyz"],
  ["the list in content/words.json, in any letters", "Fnord fnord"],
])("not looked up: %s", async (_what, text) => {
  const [{ asked: before }, { asked }] = await Promise.all([check(""), check(text)]);
  expect(
    [...asked].filter((word) => !before.has(word) && !["and", "of", "first"].includes(word)),
  ).toEqual([]);
});
