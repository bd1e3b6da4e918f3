import { teamPrice } from "./team-sum";

const team = { paid: "{plan}: {monthly} or {yearly}, {less} less", free: "{plan}: nothing" };
const small = { name: "Small", seats: 5, unit: null, monthly: 0, billedYearly: 0 };
const large = { name: "Large", seats: null, unit: "a member", monthly: 8, billedYearly: 84 };

const price = (people: number, ...plans: object[]) =>
  teamPrice({ plans, currency: "EUR", team } as never, people);

it.each([
  [1, "Small: nothing"],
  [5, "Small: nothing"],
  [6, "Large: €48 or €504, €72 less"],
  [200, "Large: €1,600 or €16,800, €2,400 less"],
])("a team of %d pays: %s", (people, text) => {
  expect(price(people, small, large)).toBe(text);
});

it("charges a flat price for a plan without a unit", () => {
  expect(price(9, { ...large, unit: null })).toBe("Large: €8 or €84, €12 less");
});

it("says nothing if no plan has room for the team", () => {
  expect(price(9, small)).toBe("");
});
