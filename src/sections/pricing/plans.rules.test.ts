import { afterReplace, afterSet } from "../../testing/fixture-content";

it("a year that costs more a month than a month does is a warning", () => {
  const message = "is 7, which is more than the monthly price (6). Correct one of them.";
  expect(afterReplace("plans.json", '"monthly": 8', '"monthly": 6')).toMatchObject([
    { field: "plans[1].yearly", message },
  ]);
});

it("a typical team has someone in it", () => {
  expect(afterSet("plans.json", "team.people", 0)).toMatchObject([
    { field: "team.people", message: "is 0. Enter the size of a typical team." },
  ]);
});
