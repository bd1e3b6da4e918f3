import type { Page } from "@playwright/test";
import { expect, test, visit } from "./support/test";

const plans = {
  "Free Project": [
    "Unlimited issues",
    "Preloaded AI balance",
    "Max 5 members",
    "Access to all basic features",
  ],
  "Premium Project": [
    "All free features",
    "Unlimited members",
    "Unlimited AI balance",
    "Project customization",
    "Reports & Analytics",
    "Project gamification",
    "Dashboard customization",
  ],
};
type Plan = keyof typeof plans;

const card = (page: Page, name: Plan) =>
  page.getByRole("article").filter({ has: page.getByRole("heading", { name }) });
const radio = (page: Page, name: string) => page.getByRole("radio", { name });

async function expectMonthly(page: Page): Promise<void> {
  await expect(radio(page, "Monthly")).toBeChecked();
  await expect(card(page, "Premium Project")).toContainText("$12 per member/month", {
    useInnerText: true,
  });
  const yearly = page.getByRole("article").getByText(/\$10\b|\$120/);
  await expect(yearly.filter({ visible: true })).toHaveCount(0);
  await expect(card(page, "Free Project").getByText("$0").first()).toBeVisible();
}

async function expectYearly(page: Page): Promise<void> {
  await expect(radio(page, "Yearly")).toBeChecked();
  await expect(radio(page, "Monthly")).not.toBeChecked();
  const premium = card(page, "Premium Project");
  await expect(premium).toContainText("$10 per member/month", { useInnerText: true });
  await expect(premium.getByText("$120 billed annually")).toBeVisible();
  await expect(premium.getByText("$12", { exact: true })).toBeHidden();
  await expect(card(page, "Free Project").getByText("$0").last()).toBeVisible();
}

for (const [name, features] of Object.entries(plans) as [Plan, string[]][]) {
  test(`${name} has its features, and cannot be bought yet`, async ({ page }) => {
    await page.goto("/pricing");
    await expect(card(page, name).getByRole("listitem")).toHaveText(features);
    await expect(card(page, name).getByText("Coming Soon...", { exact: true })).toBeVisible();
    await expect(card(page, name).getByRole("button")).toHaveCount(0);
    await expect(card(page, name).getByRole("link")).toHaveCount(0);
  });
}

test("there are two plans", async ({ page }) => {
  await page.goto("/pricing");
  await expect(page.getByRole("article").getByRole("heading")).toHaveText(Object.keys(plans));
});

test("prices are monthly until the visitor chooses", async ({ page }) => {
  await visit(page, "/pricing");
  await expectMonthly(page);
  await page.getByText("Yearly", { exact: true }).click();
  await expectYearly(page);
  await page.getByText("Monthly", { exact: true }).click();
  await expectMonthly(page);
});

test("the choice is made with the arrow keys, too", async ({ page }) => {
  await visit(page, "/pricing");
  await radio(page, "Monthly").focus();
  await page.keyboard.press("ArrowRight");
  await expect(radio(page, "Yearly")).toBeFocused();
  await expectYearly(page);
  await page.keyboard.press("ArrowLeft");
  await expectMonthly(page);
});

test("screen readers hear what is chosen, and the new price", async ({ page }) => {
  await visit(page, "/pricing");
  const group = page.getByRole("group", { name: "Billing period" });
  await expect(group.getByRole("radio")).toHaveCount(2);
  const live = page.locator('[aria-live="polite"]').filter({ hasText: "Premium Project" });
  await expect(live).toHaveCount(1);
});

test("a reload begins with monthly again", async ({ page }) => {
  await visit(page, "/pricing");
  await page.getByText("Yearly", { exact: true }).click();
  await expectYearly(page);
  await page.reload();
  await expectMonthly(page);
});

test("the choice works without JavaScript", async ({ browser, baseURL }) => {
  const context = await browser.newContext({ javaScriptEnabled: false, baseURL });
  const page = await context.newPage();
  await page.goto("/pricing");
  await expectMonthly(page);
  await radio(page, "Monthly").press("ArrowRight");
  await expectYearly(page);
  await context.close();
});
