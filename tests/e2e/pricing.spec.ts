import type { Page } from "@playwright/test";
import { money } from "../../src/lib/format";
import { newsletterCloser, newsletterDialog } from "./support/bar";
import { site } from "./support/site";
import { byTouch, expect, test, visit } from "./support/test";

const { plans: words } = site;
type Period = "monthly" | "yearly";

const radio = (page: Page, period: Period) =>
  page.getByRole("radio", { name: words[period], exact: true });
const choose = (page: Page, period: Period) =>
  page.getByText(words[period], { exact: true }).click();

/** Each card shows only the price of the period. */
async function expectPrices(page: Page, period: Period): Promise<void> {
  await expect(radio(page, period)).toBeChecked();
  for (const plan of words.plans) {
    const heading = page.getByRole("heading", { name: plan.name, exact: true });
    const card = page.getByRole("article").filter({ has: heading });
    const prices = card.locator("strong").filter({ visible: true });
    await expect(prices).toHaveText([money(plan[period], words.currency)]);
    if (plan.unit) await expect(card).toContainText(plan.unit);
    if (!plan.billedNote) continue;
    const note = plan.billedNote.replace("{amount}", money(plan.billedYearly, words.currency));
    await expect(card.getByText(note)).toBeVisible({ visible: period === "yearly" });
  }
}

async function expectSum(page: Page, people: number): Promise<void> {
  const { plans, team, currency } = words;
  const plan = plans.find(({ seats }) => !seats || seats >= people);
  const output = page.getByLabel(team.label).locator("~ output");
  await expect(output).toContainText(plan?.name ?? "no plan");
  const times = plan?.unit ? people : 1;
  for (const sum of [plan?.monthly ?? 0, plan?.billedYearly ?? 0])
    if (sum > 0) await expect(output).toContainText(money(sum * times, currency));
}

test("prices are monthly by default, also after a reload", byTouch, async ({ page }) => {
  await visit(page, "/pricing");
  await expectPrices(page, "monthly");
  await choose(page, "yearly");
  await expectPrices(page, "yearly");
  await choose(page, "monthly");
  await expectPrices(page, "monthly");
  await choose(page, "yearly");
  await page.reload();
  await expectPrices(page, "monthly");
  // The prices are in a live region, so that screen readers announce those that change.
  const group = page.getByRole("group", { name: words.period });
  await expect(group.getByRole("radio")).toHaveCount(2);
  const live = page.locator('[aria-live="polite"]').filter({ has: page.getByRole("article") });
  await expect(live.getByRole("article")).toHaveCount(words.plans.length);
});

test("in print every price names its period", async ({ page }) => {
  await visit(page, "/pricing");
  await page.emulateMedia({ media: "print" });
  for (const { monthly, yearly } of words.plans) {
    const priced = (period: Period, sum: number) =>
      page
        .getByRole("article")
        .getByText(`${words[period]}: ${money(sum, words.currency)}`)
        .filter({ visible: true });
    await expect(priced("monthly", monthly).first()).toBeVisible();
    await expect(priced("yearly", yearly).first()).toBeVisible();
  }
  for (const period of ["monthly", "yearly"] as const) {
    const labels = page.getByRole("article").getByText(`${words[period]}:`, { exact: true });
    for (const label of await labels.all()) {
      expect((await label.boundingBox())?.width).toBeGreaterThan(20);
    }
  }
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("arrow keys choose, buttons in texts open the newsletter, a team sees its price", async ({
    page,
  }) => {
    await page.goto("/pricing");
    await expectSum(page, words.team.people);
    await radio(page, "monthly").press("ArrowRight");
    await expect(radio(page, "yearly")).toBeFocused();
    await expectPrices(page, "yearly");
    await page.keyboard.press("ArrowLeft");
    await expectPrices(page, "monthly");
    const answers = words.questions.filter(({ text }) => text.includes("{subscribe}"));
    const buttons = page.getByRole("main").getByRole("button", { name: words.subscribe });
    await expect(buttons).toHaveCount(answers.length);
    for (const button of await buttons.all()) {
      await button.click();
      await expect(newsletterDialog(page)).toBeVisible();
      await newsletterCloser(page).click();
      await expect(newsletterDialog(page)).toBeHidden();
    }
  });
});

test("says what a team pays", async ({ page }) => {
  await page.goto("/pricing");
  await expectSum(page, words.team.people);
  await page.getByLabel(words.team.label).fill("120");
  await expectSum(page, 120);
});
