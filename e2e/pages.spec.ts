/** What every page owes its visitor, whichever page it is. */
import type { Page } from "@playwright/test";
import { expectAccessible } from "./support/axe";
import { bar } from "./support/bar";
import { overlaps, sticksOut } from "./support/layout";
import { routes, samples, site, unknownRoute } from "./support/site";
import { expect, plain, test, visit } from "./support/test";

const widths = [320, 360, 768, 1280, 1920];

test("every page has one address, with status 200 and HTML", async ({ request }) => {
  for (const route of routes) {
    const answer = await request.get(route, { maxRedirects: 0 });
    expect(answer.status(), route).toBe(200);
    expect(answer.headers()["content-type"], route).toMatch(/^text\/html/);
  }
});

test("every unknown address has status 404, and helps onward", async ({ page, request }) => {
  const folders = site.pages.map(({ path }) => path.replace(/\/[^/]*$/, ""));
  for (const folder of new Set(folders)) {
    expect((await request.get(folder + unknownRoute)).status(), folder).toBe(404);
  }
  await page.goto(unknownRoute);
  await expect(page.getByRole("main").getByRole("link").nth(1)).toBeVisible();
});

/** What is wrong with its links: those with https open in a new tab, safely, and no others. */
const linkFaults = (page: Page) =>
  page.getByRole("link").evaluateAll((all) =>
    all
      .filter((link) => {
        const isOutside = (link.getAttribute("href") ?? "").includes("https");
        const isSafe = /noopener/.test(link.getAttribute("rel") ?? "");
        return isOutside !== (link.getAttribute("target") === "_blank") || (isOutside && !isSafe);
      })
      .map((link) => link.outerHTML.slice(0, 120)),
  );

/** What a finger presses and is too small for it. */
const smallTargets = (page: Page) =>
  page.locator("button:visible, header a:visible, footer a:visible").evaluateAll((all) =>
    all
      .map((item) => ({ box: item.getBoundingClientRect(), html: item.outerHTML.slice(0, 100) }))
      .filter(({ box }) => box.height < 24 || box.width < 24)
      .map(({ html }) => html),
  );

/** Scrolls past every section. */
async function touchParts(page: Page): Promise<void> {
  await page.locator("main > * > *, main h2, footer > *, dialog").evaluateAll((parts) => {
    for (const part of parts) part.dispatchEvent(new Event("mouseover", { bubbles: true }));
  });
  // Pictures load as they come into sight.
  await page.evaluate(() => window.scrollTo({ top: document.body.scrollHeight }));
  await page.waitForLoadState("networkidle");
}

for (const route of samples) {
  test(`${route} fits every window, is accessible, and is the same without JavaScript`, async ({
    page,
    trouble,
    browser,
    baseURL,
  }) => {
    await page.emulateMedia({ reducedMotion: "reduce", colorScheme: "dark" });
    await visit(page, route);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 800 });
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect.soft(wide, `at ${width} px`).toBeLessThanOrEqual(width);
      expect.soft(await page.evaluate(sticksOut), `sticks out at ${width} px`).toEqual([]);
      expect.soft(await page.evaluate(overlaps), `overlaps at ${width} px`).toEqual([]);
      if (width !== 360) continue;
      expect.soft(await smallTargets(page), "too small for a finger").toEqual([]);
      await expectAccessible(page, `dark, at ${width} px`);
    }
    await page.emulateMedia({ colorScheme: "light" });
    await expectAccessible(page, "light, on a wide window");
    expect.soft(await linkFaults(page), "opens where it should not").toEqual([]);

    const before = await page.locator("body").textContent();
    await touchParts(page);
    expect.soft(await page.locator("body").textContent()).toBe(before);
    // The page itself is a 404, which the browser reports as well.
    const expected = route === unknownRoute ? /404/ : /^$/;
    expect(trouble.filter((line) => !expected.test(line))).toEqual([]);

    const unscripted = await browser.newPage({ javaScriptEnabled: false, baseURL });
    await unscripted.goto(route);
    const heading = unscripted.getByRole("heading", { level: 1 });
    await expect(heading).toHaveCount(1);
    await expect(heading).toBeVisible();
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
    await unscripted.close();
  });
}
