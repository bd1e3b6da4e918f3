import { regression } from "./regression";

const [common, first, second] = [0, 1, 2];
const examples = [
  { features: [common, first], of: 0 },
  { features: [common, first], of: 0 },
  { features: [common, second], of: 1 },
];
const shape = { features: 3, classes: 2, penalty: 0.01 };

test("a feature speaks for the class of its examples, and against the other", () => {
  const weights = regression(examples, shape);
  expect(weights[first]?.map(Math.sign)).toEqual(Float64Array.of(1, -1));
  expect(weights[second]?.map(Math.sign)).toEqual(Float64Array.of(-1, 1));
});

test("a feature says nothing of a class for which it may not speak", () => {
  const weights = regression(examples, shape, [[0, 1], [0], [1]]);
  expect(weights[first]?.[1]).toBe(0);
  expect(weights[second]?.[0]).toBe(0);
  expect(weights[first]?.[0]).toBeGreaterThan(0.5);
});

test("the same examples lead to the same weights", () => {
  expect(regression(examples, shape)).toEqual(regression(examples, shape));
});

test("a higher penalty leads to smaller weights", () => {
  const strict = regression(examples, { ...shape, penalty: 1 });
  const free = regression(examples, shape);
  expect(strict[first]?.[0]).toBeLessThan(free[first]?.[0] ?? 0);
});
