import { figuresOf } from "./lighthouse";

it("keeps processor time as observed, and sizes by their types", () => {
  const requests = [
    { mimeType: "text/html", transferSize: 1000 },
    { mimeType: "text/javascript", transferSize: 2000 },
    { mimeType: "application/wasm", transferSize: 500 },
  ];
  const work = [
    { group: "scriptEvaluation", duration: 40 },
    { group: "scriptParseCompile", duration: 4 },
    { group: "styleLayout", duration: 20 },
    { group: "other", duration: 8 },
  ];
  const figures = figuresOf({
    configSettings: { throttling: { cpuSlowdownMultiplier: 4 } },
    categories: { performance: { score: 0.987 } },
    audits: {
      "largest-contentful-paint": { numericValue: 1234.5 },
      "cumulative-layout-shift": { numericValue: 0.01234 },
      "mainthread-work-breakdown": { details: { items: work } },
      "network-requests": { details: { items: requests } },
    },
  });
  expect(figures).toMatchObject({ score: 99, LCP: 1235, CLS: 0.012 });
  expect(figures).toMatchObject({ CPU: 18, script: 11, layout: 5, "JS kB": 2, "all kB": 3.5 });
});
