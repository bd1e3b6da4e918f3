import { entryOf, reportsOf } from "../../tests/fixtures/content";
import { comparisonContent } from "./comparison-rules";

const own = { text: "Plans." };
const claim = { text: "Plans.", source: "https://other.example" };

/** What is reported of a row about our tool and another. */
const reported = (...cells: object[]) =>
  reportsOf(comparisonContent.rules, {
    comparison: { tools: ["Ours", "Other"], rows: [{ aspect: "Planning", cells }] },
    files: { comparison: entryOf() },
  });

it("a row has our own cell and a claim with its source", () => {
  expect(reported(own, claim)).toEqual([]);
});

it.each<[what: string, cells: object[], field: string, message: string]>([
  ["no cell for a tool", [own], "", "has 1 cells, but there are 2 tools."],
  ["a claim without a source", [own, { text: "Plans." }], "[1]", "needs `source`"],
])("a row may not have %s", (_what, cells, field, message) => {
  expect(reported(...cells)).toMatchObject([
    { field: `rows[0].cells${field}`, message: expect.stringContaining(message) as string },
  ]);
});
