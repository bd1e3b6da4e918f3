import { markedText } from "./marked-text";

const marked = (excerpt: string) =>
  markedText(excerpt)
    .map(({ text, hit }) => (hit ? `[${text}]` : text))
    .join("");

it.each([
  ["nothing to mark", "nothing to mark"],
  ["a <mark>cairn</mark> of <mark>stones</mark>", "a [cairn] of [stones]"],
  ["<mark>cairn.</mark> The (<mark>“Cairn”),</mark> then", "[cairn]. The (“[Cairn]”), then"],
  ["<mark>story</mark> <mark>points</mark>", "[story] [points]"],
  ["<mark>&amp;</mark> then", "&[amp]; then"],
  ["", ""],
])("marks the words of %j", (excerpt, expected) => {
  expect(marked(excerpt)).toBe(expected);
});

it("gives tags back as the text that they are", () => {
  expect(marked("write &lt;b&gt; or <mark>&lt;img&gt;</mark>")).toBe("write <b> or <[img]>");
  expect(markedText("&lt;mark&gt;x&lt;/mark&gt;")).toEqual([
    { text: "<mark>x</mark>", hit: false },
  ]);
});
