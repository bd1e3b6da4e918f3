import { isUserStory, rootOf, wishOf, wordsOf } from "./title-words";

test.each([
  ["searches", "searching"],
  ["notify", "notifies"],
  ["import", "imported"],
  ["crash", "crashes"],
  ["status", "status"],
])("%s and %s have the same root", (one, other) => {
  expect(rootOf(one)).toBe(rootOf(other));
});

test.each([
  ["note", "notion"],
  ["import", "important"],
  ["bus", "bu"],
])("%s and %s have different roots", (one, other) => {
  expect(rootOf(one)).not.toBe(rootOf(other));
});

test.each([
  ["I can’t send 12 files", "i ca not send fil"],
  ["It cannot wait, it didnt", "it ca not wait it did not"],
  ["We need 2FA for the lamp’s owner", "2fa for the lamp owner"],
])("splits “%s” into %s", (title, roots) => {
  expect(
    wordsOf(title)
      .map(({ root }) => root)
      .join(" "),
  ).toBe(roots);
});

test("keeps words as typed", () => {
  expect(wordsOf("Light “Lamps”").map(({ typed }) => typed)).toEqual(["Light", "Lamps"]);
});

test.each([
  "As a keeper I want to light the lamp",
  "As an old keeper, I would like to light the lamp",
  "As a keeper, I need to be able to light the lamp",
  "As a keeper I can light the lamp",
])("removes the wish from a user story: %s", (title) => {
  expect(isUserStory(title)).toBe(true);
  expect(wishOf(title)).toBe("light the lamp");
});

test.each(["I want to light the lamp", "We need to light the lamp", "I’d like to light the lamp"])(
  "removes a wish: %s",
  (title) => {
    expect(isUserStory(title)).toBe(false);
    expect(wishOf(title)).toBe("light the lamp");
  },
);

test.each(["I can see the lamp through the wall", "As a keeper I can't light the lamp"])(
  "keeps a complaint: %s",
  (title) => {
    expect(wishOf(title)).toBe(title);
  },
);
