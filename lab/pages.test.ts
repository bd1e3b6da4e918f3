import { figuresOf } from "./pages";

it("reports processor time without Lighthouse's slowdown", () => {
  const figures = figuresOf({
    configSettings: { throttling: { cpuSlowdownMultiplier: 4 } },
    categories: { performance: { score: 0.987 } },
    audits: {
      "largest-contentful-paint": { numericValue: 1234.5 },
      "mainthread-work-breakdown": { numericValue: 72 },
      "total-byte-weight": { numericValue: 3456 },
    },
  });
  expect(figures).toMatchObject({ score: 99, LCP: 1235, CPU: 18, "all kB": 3.5 });
});
