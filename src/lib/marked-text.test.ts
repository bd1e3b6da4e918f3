import { markedText } from "./marked-text";

const marked = (excerpt: string) =>
  markedText(excerpt)
    .map(({ text, hit }) => (hit ? `[${text}]` : text))
    .join("");

it.each([
  ["Nothing to mark.", "Nothing to mark."],
  ["a <mark>cairn</mark> of <mark>stones</mark>", "… a [cairn] of [stones] …"],
  ["<mark>cairn.</mark> The (<mark>“Cairn”),</mark> then", "… [cairn]. The (“[Cairn]”), then …"],
  ["A <mark>story</mark> <mark>points.</mark>", "A [story] [points]."],
  ["12 <mark>&amp;</mark> then,", "12 &[amp]; then, …"],
  ["", ""],
])("marks the words of %j", (excerpt, expected) => {
  expect(marked(excerpt)).toBe(expected);
});

it("has no empty piece", () => {
  expect(markedText("<mark>Cairn</mark>.")).toEqual([
    { text: "Cairn", hit: true },
    { text: ".", hit: false },
  ]);
});

it("treats escaped tags as text", () => {
  expect(marked("Write &lt;b&gt; or <mark>&lt;img&gt;</mark>")).toBe("Write <b> or <[img]>");
  expect(markedText("&lt;mark&gt;x&lt;/mark&gt;")).toEqual([
    { text: "<mark>x</mark>", hit: false },
  ]);
});
