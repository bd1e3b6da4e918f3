import { formOf, stem, topicOf, wordsOf } from "./words";

test.each([
  ["searches", "searching"],
  ["notify", "notifies"],
  ["migrate", "migration"],
  ["crash", "crashes"],
  ["status", "status"],
])("%s and %s have the same stem", (one, other) => {
  expect(stem(one)).toBe(stem(other));
});

test.each([
  ["note", "notion"],
  ["bus", "bu"],
  ["sing", "s"],
])("%s and %s have not", (one, other) => {
  expect(stem(one)).not.toBe(stem(other));
});

test.each([
  ["I can’t send an E-Mail", "i cannot send an email"],
  ["It can not wait, it doesn't", "it cannot wait it does not"],
  ["10,000 users and 2FA", "users and 2fa"],
])("%s: %s", (title, words) => {
  expect(wordsOf(title).join(" ")).toBe(words);
});

test("a form has all stems, and the first one once more", () => {
  expect(formOf("Do the search of all searches")).toEqual([
    ...["first: do", "do", "the", "search", "of", "all"],
  ]);
});

test("a topic has each stem once, and no small words", () => {
  expect(topicOf("Do the search of all searches")).toEqual(["search", "all"]);
});
