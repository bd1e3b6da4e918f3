import { tokensOf } from "./tokens";

test("the tokens of a line have all its characters", () => {
  const line = '  const a = await run("x", b); // done';
  expect(
    tokensOf(line)
      .map(({ part }) => part)
      .join(""),
  ).toBe(line);
});

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

test("an empty line has no tokens", () => expect(tokensOf("")).toEqual([]));
