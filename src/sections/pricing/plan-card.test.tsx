/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { PlanCard } from "./plan-card";

const premium = {
  name: "Premium Project",
  text: "For teams.",
  monthly: 12,
  monthlyText: "$12",
  yearlyText: "$10",
  billedYearlyText: "$120",
  unit: "per member/month",
  billedNote: "{amount} billed annually",
  features: ["Unlimited members", "Reports & Analytics"],
  seats: null,
};
const free = {
  ...premium,
  name: "Free Project",
  monthly: 0,
  monthlyText: "$0",
  yearlyText: "$0",
  unit: null,
  billedNote: null,
};
const words = { monthly: "Monthly", yearly: "Yearly", soon: "Coming Soon..." };
const show = (plan: typeof premium | typeof free) => render(<PlanCard plan={plan} words={words} />);

it.each([
  [premium, "Monthly: $12 per member/month", "Yearly: $10 per member/month$120 billed annually"],
  [free, "Monthly: $0", "Yearly: $0"],
])(
  "says what a plan costs in either period, and of a bill where there is one",
  (plan, ...prices) => {
    const { container } = show(plan);
    const shown = [...container.querySelectorAll("[data-period]")];
    expect(shown.map((price) => price.textContent)).toEqual(prices);
  },
);

it("lists what is in it", () => {
  show(premium);
  expect(screen.getAllByRole("listitem").map((item) => item.textContent)).toEqual(premium.features);
});

it("is coming soon and cannot be bought", () => {
  show(premium);
  expect(screen.getByText("Coming Soon...")).toBeVisible();
  expect(screen.queryByRole("button")).not.toBeInTheDocument();
  expect(screen.queryByRole("link")).not.toBeInTheDocument();
});
