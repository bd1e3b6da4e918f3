/** Forced colors, print and dialogs. `pages.spec.ts` checks every page with axe. */
import { expectAccessible } from "./support/axe";
import { menu, menuButton, newsletterButton, newsletterDialog } from "./support/page-objects";
import { samples } from "./support/site";
import { expect, test, visit } from "./support/test";

test.beforeEach(({ page }) => page.emulateMedia({ reducedMotion: "reduce" }));

test("small icons are visible in forced colors and in print", async ({ page }) => {
  await page.emulateMedia({ forcedColors: "active" });
  await visit(page, "/");
  const icons = await page.locator("main *").evaluateAll((elements) => {
    const pageColor = getComputedStyle(document.body).backgroundColor;
    return elements.flatMap((element) => {
      const color = getComputedStyle(element).backgroundColor;
      const background = color === "rgba(0, 0, 0, 0)" ? pageColor : color;
      return ["::before", "::after"]
        .map((pseudo) => getComputedStyle(element, pseudo))
        .filter(({ maskImage }) => maskImage.includes("/icons.svg"))
        .map((style) => [style.backgroundColor !== background, style.printColorAdjust].join());
    });
  });
  expect([...new Set(icons)]).toEqual(["true,exact"]);
});

for (const route of samples) {
  test(`${route} outlines focused elements in forced colors`, async ({ page }) => {
    await page.emulateMedia({ forcedColors: "active" });
    await visit(page, route);
    await page.keyboard.press("Tab");
    const { focused, withoutOutline } = await page.evaluate(() => {
      const elements = document.querySelectorAll<HTMLElement>(
        "a[href], button, input:not([role=searchbox]), textarea, summary, [tabindex]:not(#gatsby-focus-wrapper)",
      );
      const hasOutline = (element: Element | null): boolean => {
        if (!element) return false;
        const { outlineStyle, outlineWidth } = getComputedStyle(element);
        const isShown = outlineStyle !== "none" && parseFloat(outlineWidth) >= 2;
        return isShown || hasOutline(element.parentElement);
      };
      const withoutOutline: string[] = [];
      let focused = 0;
      for (const element of elements) {
        const dialog = element.closest("dialog");
        dialog?.showModal();
        element.focus({ preventScroll: true });
        if (document.activeElement === element) {
          focused += 1;
          if (!hasOutline(element)) withoutOutline.push(element.outerHTML.slice(0, 120));
        }
        dialog?.close();
      }
      return { focused, withoutOutline };
    });
    expect(focused).toBeGreaterThan(10);
    expect(withoutOutline).toEqual([]);
  });
}

test("the open menu and the open newsletter dialog are accessible", async ({ page }) => {
  await visit(page, "/");
  for (const [width, opener, dialog] of [
    [1280, newsletterButton, newsletterDialog],
    [360, menuButton, menu],
    [360, newsletterButton, newsletterDialog],
  ] as const) {
    await page.setViewportSize({ width, height: 740 });
    await opener(page).click();
    await expect(dialog(page)).toBeInViewport();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, `${colorScheme}, at ${width} px`, dialog(page));
    }
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
  }
});
