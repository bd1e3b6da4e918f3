import { fixtureDay, withDraft } from "../../../testing/fixture-content";
import { readContent } from "../../read-content";
import { grammarSlips } from "./grammar";
import type { Fault } from "./grammar";

const article = "articles/first/index.md";

/** What is proofread of the fixture content with a text in an article, and the warnings about a fault in one of its texts. */
async function check(text: string, inText = "", fault?: Fault) {
  const entries = withDraft(
    (draft) => draft.replace(article, "More text.\n", `${text}\n`),
    (root) => readContent(root, fixtureDay).entries,
  );
  const asked: string[] = [];
  const problems = await grammarSlips(entries, (texts) => {
    asked.push(...texts);
    return Promise.resolve(new Map(fault ? [[inText, [fault]]] : []));
  });
  return { asked, problems };
}

it("a slip is reported where it stands, with the words around it and what was probably meant", async () => {
  const text = "One line,\nand one that\ntakes a hour.";
  const fault = { index: text.indexOf("a hour"), length: 1, why: "Wrong article.", meant: "an" };
  expect((await check(text, text, fault)).problems).toEqual([
    {
      ...{ file: `content/${article}`, line: 24, field: "text", severity: "warning" },
      message: 'says "takes a hour". Wrong article. Write "takes an hour".',
    },
  ]);
});

it("a slip in a field is reported with its field", async () => {
  const fault = { index: 0, length: 7, why: "Why.", meant: "Quays" };
  expect((await check("", "Heading", fault)).problems).toContainEqual(
    expect.objectContaining({
      field: "heading",
      message: 'says "Heading". Why. Write "Quays".',
    }),
  );
});

it.each([
  ["code, placeholders, addresses", "A `b` of {c.d} at e.example", "A _ of _____ at _________"],
  ["names of code, emoji", "The theMap of v1beta 🚀 it", "The ______ of ______ __ it"],
  ["initials that are read in two ways", "An FAQ, an API, a HTTP", "An ___, an API, a HTTP"],
  ["the name A", "Plan A is it. A plan", "Plan _ is it. A plan"],
  ["words that may follow themselves", "They had had the the", "They _______ the the"],
])("not judged, and replaced sign by sign: %s", async (_what, text, masked) => {
  const { asked } = await check(text);
  expect(asked.map((each) => each.replaceAll("\uFFFC", "_"))).toContain(masked);
});
