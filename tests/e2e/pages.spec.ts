/** Requirements of every page. */
import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/axe";
import { bar } from "./support/bar";
import { brokenButtons, layOutAll, overlaps, smallText, sticksOut } from "./support/layout";
import { logInButton } from "./support/login";
import { ownCookies, recordForeign, storageKeys } from "./support/privacy";
import { samples, site, unknownRoute } from "./support/site";
import { expect, hydrateAll, plain, test, visit } from "./support/test";

const widths = [320, 360, 768, 1280, 1920];

/** Links with a wrong target: only https links open in a new tab, with noopener, except for those to the app. */
const linkFaults = (page: Page) =>
  page.getByRole("link").evaluateAll(
    (all, appUrl) =>
      all
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

/** Touch targets below 24 px. */
const smallTargets = (page: Page) =>
  page.locator("button:visible, header a:visible, footer a:visible").evaluateAll((all) =>
    all
      .map((item) => ({ box: item.getBoundingClientRect(), html: item.outerHTML.slice(0, 100) }))
      .filter(({ box }) => box.height < 24 || box.width < 24)
      .map(({ html }) => html),
  );

/** Visible elements that keep their place while the page scrolls. */
const fixedParts = (page: Page) =>
  page
    .locator("body *")
    .evaluateAll((all) =>
      all
        .filter((part) => getComputedStyle(part).position === "fixed" && part.checkVisibility())
        .map((part) => part.outerHTML.slice(0, 100)),
    );

for (const route of samples) {
  test(`${route} fits every window, is accessible, private, and the same without JavaScript`, async ({
    page,
    trouble,
    browser,
    baseURL,
  }) => {
    const foreign = recordForeign(page);
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "dark" });
    await visit(page, route);
    await page.evaluate(layOutAll);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(wide, `at ${width} px`).toBeLessThanOrEqual(width);
      expect.soft(await page.evaluate(sticksOut), `sticks out at ${width} px`).toEqual([]);
      expect.soft(await page.evaluate(brokenButtons), `broken at ${width} px`).toEqual([]);
      expect.soft(await page.evaluate(overlaps), `overlaps at ${width} px`).toEqual([]);
      expect.soft(await page.evaluate(smallText), `small text at ${width} px`).toEqual([]);
      if (width !== 360) continue;
      expect.soft(await smallTargets(page), "touch targets below 24 px").toEqual([]);
      await expectAccessible(page, `dark, at ${width} px`);
    }
    await page.emulateMedia({ colorScheme: "light" });
    await expectAccessible(page, "light, on a wide window");
    expect.soft(await linkFaults(page), "links with a wrong target").toEqual([]);

    const before = await page.locator("body").textContent();
    await hydrateAll(page);
    // Images load lazily.
    await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
    const tryNow = bar(page).getByRole("link", { name: site.navigation.tryNow, exact: true });
    await logInButton(page).or(tryNow).hover();
    await page.waitForLoadState("networkidle");
    expect.soft(await page.locator("body").textContent()).toBe(before);
    expect.soft(foreign, "requests to other sites").toEqual([]);
    expect.soft(await ownCookies(page), "cookies").toEqual([]);
    expect.soft(await storageKeys(page), "storage").toEqual([]);
    // The browser logs the status of the 404 page.
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

    const all = async (of: Page) => plain(await of.locator("main").textContent());
    expect(await all(unscripted)).toBe(await all(page));
    // What scripts show can be read without them, too; buttons and forms that need them are not there.
    const operated = page.locator("main :is(button, form:not([method=post]))");
    const buttons = (await operated.allInnerTexts()).flatMap((text) => text.split("\n").map(plain));
    const shown = (await page.locator("main").innerText()).split("\n").map(plain);
    const served = plain(await unscripted.locator("main").innerText());
    expect(shown.filter((text) => !served.includes(text) && !buttons.includes(text))).toEqual([]);

    await unscripted.emulateMedia({ media: "print" });
    expect(await fixedParts(unscripted), "printed over the text of every sheet").toEqual([]);
    await unscripted.close();
  });
}
