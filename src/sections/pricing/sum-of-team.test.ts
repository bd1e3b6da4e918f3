import content from "../../testing/content/plans.json";
import { sumOfTeam } from "./sum-of-team";

const withSums = content.plans.map((plan) => ({ ...plan, billedYearly: 12 * plan.yearly }));
const plans = { ...content, plans: withSums } as unknown as Queries.TeamSumFragment;

it.each([
  [1, "Small: nothing"],
  [5, "Small: nothing"],
  [6, "Large: €48 or €504, €72 less"],
  [200, "Large: €1,600 or €16,800, €2,400 less"],
])("a team of %d pays: %s", (people, sum) => {
  expect(sumOfTeam(plans, people)).toBe(sum);
});

it("a plan without a unit costs the same for any team", () => {
  const [, large] = plans.plans;
  const flat = { ...plans, plans: large ? [{ ...large, unit: null }] : [] };
  expect(sumOfTeam(flat, 9)).toBe("Large: €8 or €84, €12 less");
});

it("says nothing where no plan has room", () => {
  expect(sumOfTeam({ ...plans, plans: plans.plans.slice(0, 1) }, 9)).toBe("");
});
