import { sentences } from "../ui/sentences";

it.each([
  ["Free for five. One plan beyond that.", ["Free for five.", "One plan beyond that."]],
  ["What changed?\nEverything! Almost.", ["What changed?", "Everything!", "Almost."]],
  ["Version 0.11.0 is here", ["Version 0.11.0 is here"]],
  ["Tools, e.g. Boards, by J. R. Moss", ["Tools, e.g. Boards, by J. R. Moss"]],
  ["Straße zu Ende. Übermut", ["Straße zu Ende.", "Übermut"]],
  ["One and the same. and more", ["One and the same. and more"]],
])("splits %j into %j", (text, expected) => {
  expect(sentences(text)).toEqual(expected);
});
