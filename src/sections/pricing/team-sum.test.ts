import { teamPrice } from "./team-sum";

const team = { paid: "{plan}: {monthly} or {yearly}, {less} less", free: "{plan}: nothing" };
const small = { name: "Small", seats: 5, unit: null, monthly: 0, billedYearly: 0 };
const large = { name: "Large", seats: null, unit: "a member", monthly: 8, billedYearly: 84 };

/** What a team pays for one of these plans. */
const sum = (people: number, ...plans: object[]) =>
  teamPrice({ plans, currency: "EUR", team } as never, people);

it.each([
  [1, "Small: nothing"],
  [5, "Small: nothing"],
  [6, "Large: €48 or €504, €72 less"],
  [200, "Large: €1,600 or €16,800, €2,400 less"],
])("a team of %d pays: %s", (people, text) => {
  expect(sum(people, small, large)).toBe(text);
});

it("a plan without a unit costs the same for any team", () => {
  expect(sum(9, { ...large, unit: null })).toBe("Large: €8 or €84, €12 less");
});

it("says nothing where no plan has room", () => {
  expect(sum(9, small)).toBe("");
});
