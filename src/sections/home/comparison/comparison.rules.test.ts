import { entryOf, reportsOf } from "../../../testing/content";
import { comparisonContent } from "./comparison.rules";

const own = { text: "Plans." };
const claim = { text: "Plans.", source: "https://other.example", read: "2025-01" };
const notStated = { text: "Not stated", answer: "notStated" };

/** What is reported of a row about our tool and others. */
const reported = (...cells: object[]) =>
  reportsOf(comparisonContent.rules, {
    comparison: { tools: ["Ours", "Other"], rows: [{ aspect: "Planning", cells }] },
    files: { comparison: entryOf() },
  });

it.each<[what: string, ...cells: object[]]>([
  ["its own cell and a claim with its source", own, claim],
  ["answers in every cell", { ...own, answer: "yes" }, { ...claim, answer: "no" }],
  ["what another tool doesn't state", { ...own, answer: "yes" }, notStated],
])("a row may have %s", (_what, ...cells) => {
  expect(reported(...cells)).toEqual([]);
});

it.each<[what: string, cells: object[], field: string, message: string]>([
  ["no cell for a tool", [own], "", "has 1 cells, but there are 2 tools."],
  ["a claim without a source", [own, { ...claim, source: undefined }], "[1]", "needs `source`"],
  ["a claim that nobody dated", [own, { ...claim, read: undefined }], "[1]", "needs `source`"],
  ["a date of nothing", [own, { ...notStated, read: "2025-01" }], "[1]", "Remove `read`"],
  ["a page's date of nothing", [own, { ...notStated, dated: "2025-01" }], "[1]", "Remove `read`"],
  [
    "a page after it was read",
    [own, { ...claim, dated: "2025-03" }],
    "[1].read",
    "is 2025-01, but",
  ],
  ["one answer only", [{ ...own, answer: "yes" }, claim], "[1]", "needs an answer (yes, partly or"],
])("a row may not have %s", (_what, cells, field, message) => {
  expect(reported(...cells)).toMatchObject([
    { field: `rows[0].cells${field}`, message: expect.stringContaining(message) as string },
  ]);
});
