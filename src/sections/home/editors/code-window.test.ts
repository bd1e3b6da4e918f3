import { tokenize } from "./code-window";

test("tokenizes comments, strings, keywords and calls", () => {
  const kinds = tokenize('return open("a(b)") // if').map(({ kind, part }) => [kind, part]);
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
