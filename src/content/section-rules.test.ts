import { entryOf, reportsOf } from "../../tests/fixtures/content";
import { comparisonIsComplete, epicsAreEpics, plansAddUp } from "./section-rules";

describe("plans", () => {
  const reported = (monthly: number, yearly: number, people = 8) =>
    reportsOf([plansAddUp], {
      plans: { plans: [{ monthly, yearly }], team: { people } },
      files: { plans: entryOf() },
    });

  it("warns of yearly billing that costs more than monthly billing", () => {
    expect(reported(8, 8)).toEqual([]);
    const message = "is 8, which is more than the monthly price (7). Correct one of them.";
    expect(reported(7, 8)).toMatchObject([
      { field: "plans[0].yearly", message, severity: "warning" },
    ]);
  });

  it("rejects a typical team of nobody", () => {
    expect(reported(8, 7, 0)).toMatchObject([
      { field: "team.people", message: "is 0. Enter the size of a typical team." },
    ]);
  });
});

describe("the comparison", () => {
  const ours = { text: "Plans." };
  const claim = { text: "Plans.", source: "https://other.example" };

  const reported = (...cells: object[]) =>
    reportsOf([comparisonIsComplete], {
      comparison: { tools: ["Ours", "Other"], rows: [{ aspect: "Planning", cells }] },
      files: { comparison: entryOf() },
    });

  it("accepts a row with a cell per tool and sources for claims", () => {
    expect(reported(ours, claim)).toEqual([]);
  });

  it.each<[what: string, cells: object[], field: string, message: string]>([
    ["a missing cell", [ours], "", "has 1 cells, but there are 2 tools."],
    ["a claim without a source", [ours, { text: "Plans." }], "[1]", "needs `source`"],
  ])("rejects %s", (_what, cells, field, message) => {
    expect(reported(...cells)).toMatchObject([
      { field: `rows[0].cells${field}`, message: expect.stringContaining(message) as string },
    ]);
  });
});

const epic = { key: "A-1", type: "Epic", title: "Light the coast" };
const story = { key: "A-2", type: "Story", title: "Polish the lens", epic: "A-1" };
const task = { key: "A-3", type: "Task", title: "Order a flame", epic: "A-1" };

it("rejects an issue below one that isn't an epic", () => {
  const demoProject = { scale: [1, 2, 3], issues: [epic, story, { ...task, epic: "A-2" }] };
  const files = { demoProject: entryOf() };
  expect(reportsOf([epicsAreEpics], { demoProject, files })).toMatchObject([
    { field: "issues[2].epic", message: '"A-2" has the type Story. Use the key of an epic.' },
  ]);
});
