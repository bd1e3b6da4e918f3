/** Requirements for every page. */
import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/axe";
import { brokenButtons, layOutAll, overflowing, overlaps, smallText } from "./support/layout";
import { bar, exactly, logInButton } from "./support/page-objects";
import { recordForeignRequests, siteCookies, storageKeys } from "./support/services";
import { samples, site, unknownRoute } from "./support/site";
import { collapseSpace, expect, hydrateAll, test, visit } from "./support/test";

const widths = [320, 360, 768, 1280, 1920];

/** Links with a wrong target. Only https links open in a new tab, with noopener, except for those to the app. */
const wrongTargets = (page: Page) =>
  page.getByRole("link").evaluateAll(
    (links, appUrl) =>
      links
        .filter((link) => {
          const href = link.getAttribute("href") ?? "";
          const isOutside = href.includes("https");
          const isSafe = /noopener/.test(link.getAttribute("rel") ?? "");
          const opensTab = link.getAttribute("target") === "_blank";
          return opensTab !== (isOutside && !href.startsWith(appUrl)) || (isOutside && !isSafe);
        })
        .map((link) => link.outerHTML.slice(0, 120)),
    site.product.appUrl,
  );

/** Touch targets smaller than 24 px. */
const smallTargets = (page: Page) =>
  page.locator("button:visible, header a:visible, footer a:visible").evaluateAll((all) =>
    all
      .map((item) => ({ box: item.getBoundingClientRect(), html: item.outerHTML.slice(0, 100) }))
      .filter(({ box }) => box.height < 24 || box.width < 24)
      .map(({ html }) => html),
  );

/** Visible elements that don't scroll with the page. */
const fixedElements = (page: Page) =>
  page
    .locator("body *")
    .evaluateAll((all) =>
      all
        .filter((part) => getComputedStyle(part).position === "fixed" && part.checkVisibility())
        .map((part) => part.outerHTML.slice(0, 100)),
    );

for (const route of samples) {
  test(`${route} fits, is accessible and private, and needs no JavaScript`, async ({
    page,
    trouble,
    browser,
    baseURL,
  }) => {
    const foreign = recordForeignRequests(page);
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "dark" });
    await visit(page, route);
    await page.evaluate(layOutAll);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(wide, `at ${width} px`).toBeLessThanOrEqual(width);
      expect.soft(await page.evaluate(overflowing), `overflows at ${width} px`).toEqual([]);
      expect.soft(await page.evaluate(brokenButtons), `broken buttons at ${width} px`).toEqual([]);
      expect.soft(await page.evaluate(overlaps), `overlaps at ${width} px`).toEqual([]);
      expect.soft(await page.evaluate(smallText), `small text at ${width} px`).toEqual([]);
      if (width !== 360) continue;
      expect.soft(await smallTargets(page), "touch targets smaller than 24 px").toEqual([]);
      await expectAccessible(page, `dark, at ${width} px`);
    }
    await page.emulateMedia({ colorScheme: "light" });
    await expectAccessible(page, "light, on a wide window");
    expect.soft(await wrongTargets(page), "links with a wrong target").toEqual([]);

    const before = await page.locator("body").textContent();
    await hydrateAll(page);
    // Images load lazily.
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
    const tryNow = bar(page).getByRole("link", exactly(site.navigation.tryNow));
    await logInButton(page).or(tryNow).hover();
    await page.waitForLoadState("networkidle");
    expect.soft(await page.locator("body").textContent()).toBe(before);
    expect.soft(foreign, "requests to other sites").toEqual([]);
    expect.soft(await siteCookies(page), "cookies").toEqual([]);
    expect.soft(await storageKeys(page), "storage").toEqual([]);
    // Browsers log the status of the 404 page.
    const expected = route === unknownRoute ? /404/ : /^$/;
    expect(trouble.filter((line) => !expected.test(line))).toEqual([]);

    const unscripted = await browser.newPage({ javaScriptEnabled: false, baseURL });
    const response = await unscripted.goto(route);
    await unscripted.evaluate(layOutAll);
    expect(response?.status()).toBe(route === unknownRoute ? 404 : 200);
    await expect(unscripted.getByRole("heading", { level: 1 })).toBeVisible();
    await expect(bar(unscripted)).toBeVisible();
    const footer = unscripted.getByRole("contentinfo");
    await expect(footer.getByText(site.footer.copyright, { exact: true })).toBeVisible();
    await expect(footer.getByRole("textbox", { name: site.newsletter.label })).toBeVisible();
    await expect(footer.getByRole("button", { name: site.newsletter.button })).toBeEnabled();

    const mainText = async (of: Page) => collapseSpace(await of.locator("main").textContent());
    expect(await mainText(unscripted)).toBe(await mainText(page));
    // All text must be visible without scripts, except in buttons and forms that need them.
    const scripted = page.locator("main :is(button, form:not([method=post]))");
    const scriptedTexts = (await scripted.allInnerTexts()).flatMap((text) =>
      text.split("\n").map(collapseSpace),
    );
    const texts = (await page.locator("main").innerText()).split("\n").map(collapseSpace);
    const unscriptedText = collapseSpace(await unscripted.locator("main").innerText());
    expect(
      texts.filter((text) => !unscriptedText.includes(text) && !scriptedTexts.includes(text)),
    ).toEqual([]);

    await unscripted.emulateMedia({ media: "print" });
    expect(await fixedElements(unscripted), "would cover text on every printed page").toEqual([]);
    await unscripted.close();
  });
}
