import { menu, menuButton, newsletterButton, newsletterDialog } from "./support/bar";
import { expectAccessible } from "./support/axe";
import { article, samples, site } from "./support/site";
import { expect, test, visit } from "./support/test";

const widths = [360, 1280];
const colorSchemes = ["light", "dark"] as const;

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

for (const route of samples) {
  test(`${route} has no barriers, wide or narrow, light or dark`, async ({ page }) => {
    await visit(page, route);
    for (const colorScheme of colorSchemes) {
      await page.emulateMedia({ colorScheme });
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await expectAccessible(page, `${colorScheme}, at ${width} px`);
      }
    }
  });
}

test("the open menu has no barriers", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit(page, "/pricing");
  await menuButton(page).click();
  await expect(menu(page)).toBeInViewport();
  for (const colorScheme of colorSchemes) {
    await page.emulateMedia({ colorScheme });
    await expectAccessible(page, colorScheme);
  }
});

test("the open newsletter dialog has no barriers", async ({ page }) => {
  await visit(page, "/");
  await newsletterButton(page).click();
  await expect(newsletterDialog(page)).toBeInViewport();
  for (const colorScheme of colorSchemes) {
    await page.emulateMedia({ colorScheme });
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await expectAccessible(page, `${colorScheme}, at ${width} px`);
    }
  }
});

test("yearly prices have no barriers either", async ({ page }) => {
  await visit(page, "/pricing");
  await page.getByText(site.plans.yearly, { exact: true }).click();
  await expectAccessible(page, "with yearly prices");
});

test("what a finger presses is large enough", async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  for (const route of ["/", "/pricing", "/changelog", article.path]) {
    await page.goto(route);
    const pressed = page.locator("button:visible, header a:visible, footer a:visible");
    const small = await pressed.evaluateAll((all) =>
      all
        .map((item) => ({ box: item.getBoundingClientRect(), html: item.outerHTML.slice(0, 100) }))
        .filter(({ box }) => box.height < 24 || box.width < 24)
        .map(({ html }) => html),
    );
    expect(small, route).toEqual([]);
  }
});
