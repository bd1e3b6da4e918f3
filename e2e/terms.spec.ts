import { plain } from "./support/content";
import { expect, test } from "./support/test";

test.beforeEach(({ page }) => page.goto("/tos"));

test("the terms say when they were last updated", async ({ page }) => {
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Terms of Service");
  await expect(page.getByText("Last updated February 8, 2023")).toBeVisible();
  await expect(page.locator('time[datetime="2023-02-08"]')).toHaveText("February 8, 2023");
});

const rules: [rule: string, text: RegExp][] = [
  ["age 18, or 13 with parental consent", /must be 18 or older.*at least 13.*consent of a parent/i],
  ["a human", /must be a human/i],
  ["a valid e-mail address", /valid e-mail address/i],
  ["one person for each account", /account belongs to one person/i],
  [
    "25 generated issues on free individual accounts",
    /individual account.*up to 25 generated issues/i,
  ],
  ["a subscription beyond that", /subscription is needed to go beyond 25 generated issues/i],
  ["a subscription for organization accounts", /also needed for organization accounts/i],
  ["monthly billing, without refunds", /billed monthly and are non-refundable/i],
];
test("the terms hold every rule of the specification", async ({ page }) => {
  const terms = plain(await page.getByRole("main").innerText());
  for (const [rule, text] of rules) expect.soft(terms, rule).toMatch(text);
});
