import type { Page } from "@playwright/test";
import { money } from "../../src/lib/format";
import {
  exactly,
  expectTeamPrice,
  newsletterCloseButton,
  newsletterDialog,
} from "./support/page-objects";
import { site } from "./support/site";
import { byTouch, expect, test, visit } from "./support/test";

const { plans } = site;
type Period = "monthly" | "yearly";

const radio = (page: Page, period: Period) => page.getByRole("radio", exactly(plans[period]));
const choosePeriod = (page: Page, period: Period) =>
  page.getByText(plans[period], { exact: true }).click();

/** Expects each card to show the price of this period only. */
async function expectPrices(page: Page, period: Period): Promise<void> {
  await expect(radio(page, period)).toBeChecked();
  for (const plan of plans.plans) {
    const heading = page.getByRole("heading", exactly(plan.name));
    const card = page.getByRole("article").filter({ has: heading });
    const prices = card.locator("strong").filter({ visible: true });
    await expect(prices).toHaveText([money(plan[period], plans.currency)]);
    if (plan.unit) await expect(card).toContainText(plan.unit);
    if (!plan.billedNote) continue;
    const note = plan.billedNote.replace("{amount}", money(plan.billedYearly, plans.currency));
    await expect(card.getByText(note)).toBeVisible({ visible: period === "yearly" });
  }
}

test("prices are monthly by default, even after a reload", byTouch, async ({ page }) => {
  await visit(page, "/pricing");
  await expectPrices(page, "monthly");
  await choosePeriod(page, "yearly");
  await expectPrices(page, "yearly");
  await choosePeriod(page, "monthly");
  await expectPrices(page, "monthly");
  await choosePeriod(page, "yearly");
  await page.reload();
  await expectPrices(page, "monthly");
  // Prices are in a live region, so screen readers announce changes.
  const group = page.getByRole("group", { name: plans.period });
  await expect(group.getByRole("radio")).toHaveCount(2);
  const live = page.locator('[aria-live="polite"]').filter({ has: page.getByRole("article") });
  await expect(live.getByRole("article")).toHaveCount(plans.plans.length);
});

test("printed prices name their period", async ({ page }) => {
  await visit(page, "/pricing");
  await page.emulateMedia({ media: "print" });
  for (const { monthly, yearly } of plans.plans) {
    const printed = (period: Period, price: number) =>
      page
        .getByRole("article")
        .getByText(`${plans[period]}: ${money(price, plans.currency)}`)
        .filter({ visible: true });
    await expect(printed("monthly", monthly).first()).toBeVisible();
    await expect(printed("yearly", yearly).first()).toBeVisible();
  }
  for (const period of ["monthly", "yearly"] as const) {
    const labels = page.getByRole("article").getByText(`${plans[period]}:`, { exact: true });
    for (const label of await labels.all()) {
      expect((await label.boundingBox())?.width).toBeGreaterThan(20);
    }
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("shows what a typical team pays", async ({ page }) => {
    await page.goto("/pricing");
    const output = page.getByLabel(plans.team.label).locator("~ output");
    await expectTeamPrice(output, plans.team.people);
  });

  test("arrow keys choose the period", async ({ page }) => {
    await page.goto("/pricing");
    await radio(page, "monthly").press("ArrowRight");
    await expect(radio(page, "yearly")).toBeFocused();
    await expectPrices(page, "yearly");
    await page.keyboard.press("ArrowLeft");
    await expectPrices(page, "monthly");
  });

  test("buttons in answers open the newsletter", async ({ page }) => {
    await page.goto("/pricing");
    const answers = plans.questions.filter(({ text }) => text.includes("{subscribe}"));
    const buttons = page.getByRole("main").getByRole("button", { name: plans.subscribe });
    await expect(buttons).toHaveCount(answers.length);
    for (const button of await buttons.all()) {
      await button.click();
      await expect(newsletterDialog(page)).toBeVisible();
      await newsletterCloseButton(page).click();
      await expect(newsletterDialog(page)).toBeHidden();
    }
  });
});
