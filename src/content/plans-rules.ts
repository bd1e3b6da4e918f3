import type { Report } from "../../plugins/gatsby-source-typed-content";
import type { SectionContent } from "./section";
import type { Site } from "./pages";

export const plansContent: SectionContent = {
  rules: [plansAddUp],
  compute: ({ plans }) => ({
    plans: {
      ...plans,
      plans: plans.plans.map((plan) => ({ ...plan, billedYearly: 12 * plan.yearly })),
    },
  }),
};

/** Warns of a plan whose month costs more with yearly billing. */
function plansAddUp({ plans: { plans, team }, files }: Site, report: Report): void {
  if (team.people < 1)
    report(files.plans, ["team", "people"], "is 0. Enter the size of a typical team.");
  plans.forEach(({ monthly, yearly }, index) => {
    const message = `is ${yearly}, which is more than the monthly price (${monthly}). Correct one of them.`;
    if (yearly > monthly)
      report(files.plans, ["plans", index, "yearly"], message, { severity: "warning" });
  });
}
