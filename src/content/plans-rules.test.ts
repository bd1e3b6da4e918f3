import { entryOf, reportsOf } from "../../tests/fixtures/content";
import { plansContent } from "./plans-rules";

/** What is reported of a plan with these prices, and of a team. */
const reported = (monthly: number, yearly: number, people = 8) =>
  reportsOf(plansContent.rules, {
    plans: { plans: [{ monthly, yearly }], team: { people } },
    files: { plans: entryOf() },
  });

it("a year that costs more a month than a month does is a warning", () => {
  expect(reported(8, 8)).toEqual([]);
  const message = "is 8, which is more than the monthly price (7). Correct one of them.";
  expect(reported(7, 8)).toMatchObject([
    { field: "plans[0].yearly", message, severity: "warning" },
  ]);
});

it("a typical team has someone in it", () => {
  expect(reported(8, 7, 0)).toMatchObject([
    { field: "team.people", message: "is 0. Enter the size of a typical team." },
  ]);
});
