import { tokensOf } from "./code-window";

test("comments, strings, keywords and calls have their kinds", () => {
  const kinds = tokensOf('return open("a(b)") // if').map(({ kind, part }) => [kind, part]);
  expect(kinds).toEqual([
    ["keyword", "return"],
    ["plain", " "],
    ["call", "open"],
    ["plain", "("],
    ["string", '"a(b)"'],
    ["plain", ") "],
    ["comment", "// if"],
  ]);
});
