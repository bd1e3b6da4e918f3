import { Figures, medianOf } from "./medians";

it("takes medians, of an even number the mean of the two in the middle", () => {
  expect(medianOf([5, 1, 3])).toBe(3);
  expect(medianOf([4, 2])).toBe(3);
});

it("shows the median of each figure, with its range where runs differ", () => {
  const figures = new Figures();
  for (const LCP of [1300, 1100, 1200]) figures.add("ours", { LCP, CLS: 0 });
  expect(figures.table()).toEqual({ ours: { LCP: "1200 (1100–1300)", CLS: "0" } });
});
