import { expectAccessible } from "./support/axe";
import { articleRoute, routes, unknownRoute } from "./support/routes";
import { expect, test, visit } from "./support/test";

const widths = [360, 1280];
const colorSchemes = ["light", "dark"] as const;
/** One release stands for all: they are made by the same template. */
const kinds = routes.filter((route) => !/v0-\d+-\d+$/.test(route) || route.endsWith("v0-10-0"));

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

for (const colorScheme of colorSchemes) {
  for (const route of [...kinds, unknownRoute]) {
    test(`${route} has no barriers in ${colorScheme}`, async ({ page }) => {
      await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
      await visit(page, route);
      for (const width of widths) {
        await page.setViewportSize({ width, height: 800 });
        await expectAccessible(page, `at ${width} px`);
      }
    });
  }

  test(`the open menu has no barriers in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await page.setViewportSize({ width: 360, height: 740 });
    await visit(page, "/pricing");
    await page.getByRole("button", { name: "Open menu" }).click();
    await expect(page.getByRole("dialog", { name: "Main" })).toBeInViewport();
    await expectAccessible(page, "with the menu open");
  });

  test(`the open newsletter dialog has no barriers in ${colorScheme}`, async ({ page }) => {
    await page.emulateMedia({ colorScheme, reducedMotion: "reduce" });
    await visit(page, "/");
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      await page.getByRole("button", { name: "Subscribe for updates" }).click();
      await expect(page.getByRole("dialog")).toBeInViewport();
      await expectAccessible(page, `at ${width} px`);
      await page.keyboard.press("Escape");
    }
  });
}

test("yearly prices have no barriers either", async ({ page }) => {
  await visit(page, "/pricing");
  await page.getByText("Yearly", { exact: true }).click();
  await expectAccessible(page, "with yearly prices");
});

test("what a finger presses is large enough", async ({ page }) => {
  for (const route of ["/", "/pricing", "/changelog", articleRoute]) {
    await page.setViewportSize({ width: 360, height: 740 });
    await page.goto(route);
    const small = await page
      .locator("button:visible, header a:visible, footer a:visible")
      .evaluateAll((all) =>
        all
          .map((item) => ({
            box: item.getBoundingClientRect(),
            html: item.outerHTML.slice(0, 100),
          }))
          .filter(({ box }) => box.height < 24 || box.width < 24)
          .map(({ html }) => html),
      );
    expect(small, route).toEqual([]);
  }
});
