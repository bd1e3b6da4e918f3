import words from "../../../testing/content/suggestions.json";
import { isFormOf, suggestFrom, type KnownWords } from "./suggest";

const scale = [1, 2, 3, 5];
const suggest = suggestFrom(words as KnownWords);
const suggestFor = (title: string) => suggest(title, scale);

test.each([
  ["share", "shares", true],
  ["share", "sharing", true],
  ["stop", "stopped", true],
  ["fast", "fastest", true],
  ["fix", "fixes", true],
  ["reply", "replies", true],
  ["map", "maple", false],
  ["fix", "prefix", false],
  ["route", "router-table", false],
  ["test", "tea", false],
  ["route", "router", false],
])("%s has the form %s: %s", (word, token, is) => {
  expect(isFormOf(word, token)).toBe(is);
});

test("the first word with a type decides on it, and its subtasks enclose those of the topics", () => {
  expect(suggestFor("Fix the lamp at night")).toEqual({
    type: "Bug",
    labels: ["lamp"],
    points: 3,
    subtasks: ["Find it", "Light it", "Test it"],
  });
});

test("two topics take one step of the scale more than the larger one, and a third is ignored", () => {
  expect(suggestFor("Polish the lens of the lamp")).toMatchObject({
    type: "Task",
    labels: ["optics", "lamp"],
    points: 5,
  });
});

test("a topic of two words is found, and a title without a type gets the last type", () => {
  expect(suggestFor("The light house lamp")).toMatchObject({
    type: "Task",
    labels: ["optics", "lamp"],
  });
});

test.each([
  ["three words that are one", "The look out post leaks", ["optics"]],
  ["neutral words that are one", "Polish the lamp every day", ["lamp"]],
  ["numbers, which are no words", "Polish 10,000 lamps", ["lamp"]],
  ["an unknown word in front of the topic", "Fix fnord of the lamp", ["lamp"]],
  ["one in front of the type", "Fnord: fix the lamp", ["lamp"]],
  ["unknown words behind a fault", "The lamp leaks at fnord and gleeb", ["lamp"]],
  ["unknown words in a clause", "Polish the lamp when fnord gleebs", ["lamp"]],
])("%s: %s", (_what, title, labels) => {
  expect(suggestFor(title)).toMatchObject({ labels });
});

test.each([
  ["The lamp does not polish the lens", "after the topic"],
  ["The lamp doesn’t polish the lens", "in one word"],
  ["The lamp never polishes the lens", "as never"],
  ["I cannot polish the lamp", "as cannot"],
  ["I can't polish the lamp", "as can't"],
  ["I can not polish the lamp", "as can not"],
])("%s: a fault, “not” %s", (title) => {
  expect(suggestFor(title)).toMatchObject({ type: "Bug" });
});

test("a neutral form of a word has no type", () => {
  expect(suggestFor("The polished lamp leaks")).toMatchObject({ type: "Bug" });
});

test("a known word may have a hyphen", () => {
  const hut = { label: "wi-fi", words: ["wi-fi"], points: 1, step: "Find the box" };
  const { types, topics, neutral } = words as KnownWords;
  const withHut = suggestFrom({ types, topics: [...topics, hut], neutral });
  expect(withHut("Fix the wi-fi", scale)).toMatchObject({ labels: ["wi-fi"] });
});

test("points do not exceed the scale", () => {
  const titled = suggest("Polish the lens of the lamp", [1, 2, 3]);
  expect(titled?.points).toBe(3);
});

test.each([
  ["is empty", ""],
  ["is one word", "Lens"],
  ["names no topic", "Fix the leak"],
  ["has an unknown word behind the topic", "Fix the lamp fnord"],
  ["has one further on", "Fix the lamp of the fnord"],
  ["has one right in front of the topic", "Fix the fnord lamp"],
  ["has one right behind the fault", "The lamp leaks fnord"],
  ["has as many unknown words as known ones", "Fnord, gleeb: fix the lamp"],
  ["has an unknown word and no type", "Fnord of the lens of the lamp"],
  ["has one in a clause and no type", "The lens of the lamp when fnord"],
  ["negates the verb", "Do not polish the lamp"],
  ["negates it in one word", "Don't polish the lamp"],
  ["negates a topic", "Polish the lens, not lamps"],
])("nothing is suggested where the title %s: %s", (_what, title) => {
  expect(suggestFor(title)).toBeUndefined();
});
