import { Figures } from "./medians";

it("shows the median of each figure, with its range where runs differ", () => {
  const figures = new Figures();
  for (const LCP of [1300, 1100, 1200]) figures.add("ours", { LCP, CLS: 0 });
  expect(figures.table()).toEqual({ ours: { LCP: "1200 (1100–1300)", CLS: "0" } });
});
