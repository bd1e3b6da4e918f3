import { estimate, weightsOf } from "./estimate";

const weights = weightsOf({
  words: {
    "-12": "typo",
    "-6": "fix,first: fix",
    0: "len",
    8: "first: rewrit,rewrit",
    10: "engin",
  },
});
const of = (title: string) => estimate(title, { bands: [-20, -10, -5, 5, 15], weights });

test.each([
  ["Fix a typo", -24, 0],
  ["A typo to fix", -18, 1],
  ["Lens", 0, 3],
  ["Rewrite the engine", 26, 5],
])("%s has the sum of its words: %d", (title, sum, band) => {
  expect(of(title)).toMatchObject({ sum, band });
});

test("a word counts once, and small words and numbers don't count", () => {
  expect(of("Typo in typos of 12 typos").sum).toBe(-12);
});

test("unknown words bring the sum nearer to the middle", () => {
  expect(of("Rewrite the sprat engine fnord").sum).toBe(13);
});

test("one word alone leads to no small or large estimate", () => {
  expect(of("Rewrite a lens")).toMatchObject({ sum: 16, band: 3 });
});

test("the reasons are the words as they were typed, the strongest first", () => {
  expect(of("Rewrite “Typo-Lenses” of the engine").why).toEqual([
    { word: "Rewrite", isUp: true },
    { word: "Typo-Lenses", isUp: false },
    { word: "engine", isUp: true },
  ]);
});

test("neither a role nor a type before the title counts", () => {
  for (const title of ["As a writer, I want to fix typos", "Bug: Fix typos"])
    expect(of(title).sum).toBe(of("Fix typos").sum);
});
