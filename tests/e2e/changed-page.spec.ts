/**
 * Islands on a page that something else has changed, before or after hydration: React then creates an island's elements again,
 * or finds its texts replaced (`plugins/gatsby-plugin-islands/runtime/kept-state.ts`).
 */
import { changes } from "./support/changed-page";
import { holdCode } from "./support/hold-code";
import { layoutActions } from "./support/island-actions";
import { nameField } from "./support/login";
import { sceneActions } from "./support/scene-actions";
import { samples } from "./support/site";
import { alsoInFirefox, expect, hydrateAll, hydrated, test, withLogin } from "./support/test";

test.use({ viewport: { width: 1280, height: 800 } });

for (const { island, what, route, act, needsLogin } of [...layoutActions, ...sceneActions]) {
  test(`${island} takes ${what}`, needsLogin ? withLogin : {}, async ({ page, context }) => {
    // Nothing of the step before.
    await page.addInitScript(() => {
      sessionStorage.clear();
    });
    const thrown: string[] = [];
    page.on("pageerror", ({ message }) => thrown.push(message));
    for (const [change, make] of Object.entries(changes)) {
      for (const moment of ["before", "after"] as const) {
        await test.step(`${change}, ${moment} hydration`, async () => {
          await context.clearCookies();
          await page.goto(route);
          if (moment === "after") {
            await hydrated(page);
            await hydrateAll(page);
          }
          await make(page);
          await act(page.locator(`[data-island="${island}"]`).first(), page);
        });
      }
    }
    // React reports that it creates the elements again: error 418.
    expect(thrown.filter((message) => !/#418|Hydration failed/.test(message))).toEqual([]);
  });
}

/** A title whose suggestions and their reasons come and go from letter to letter. */
const title = "GPS stops under trees";

for (const moment of ["before", "after"] as const) {
  test(
    `every field takes a text letter by letter while the page is being translated, ${moment} hydration`,
    alsoInFirefox,
    async ({ page }) => {
      test.slow();
      const thrown: string[] = [];
      page.on("pageerror", ({ message }) => thrown.push(message));
      page.on("console", (line) => line.type() === "error" && thrown.push(line.text()));
      const tried = new Set<string>();
      for (const route of samples) {
        await page.goto(route);
        const fields = page.locator(
          "[data-island] :is(textarea, input:not([type=radio], [tabindex='-1']))",
        );
        const names = await fields.evaluateAll((all) =>
          all.map(
            (field) => `${field.closest<HTMLElement>("[data-island]")?.dataset.island} ${field.id}`,
          ),
        );
        for (const [index, name] of names.entries()) {
          if (tried.has(name)) continue;
          tried.add(name);
          await test.step(`${route}: ${name}`, async () => {
            await page.goto(route);
            if (moment === "after") await hydrateAll(page);
            await changes["a translation"](page);
            const field = fields.nth(index);
            await field.evaluate((one) => one.closest("dialog")?.showModal());
            await field.fill("");
            const isNumber = (await field.getAttribute("type")) === "number";
            let typed = "";
            for (const letter of isNumber ? "1204" : title) {
              typed += letter;
              await page.keyboard.type(letter);
              await expect(field).toHaveValue(typed);
            }
            for (; typed; typed = typed.slice(0, -1)) {
              await expect(field).toHaveValue(typed);
              await page.keyboard.press("Backspace");
            }
            await expect(field).toBeFocused();
            await expect(page.locator("[data-notice]")).toBeHidden();
          });
        }
      }
      expect(tried.size).toBeGreaterThan(1);
      // React reports that it creates the elements again: error 418. The browser logs the status of the 404 page, and Firefox an
      // image whose load the next visit has cut off.
      const expected = /#418|Hydration failed|404|Image corrupt or truncated/;
      expect(thrown.filter((message) => !expected.test(message))).toEqual([]);
    },
  );
}

for (const [change, make] of Object.entries(changes)) {
  test(`what is typed, the cursor and an open dialog survive ${change}`, async ({ page }) => {
    await page.goto("/");
    const { requested, release } = await holdCode(page);
    await make(page);
    const opener = page.locator("main button[commandfor=siteNewsletter]").first();
    const field = page.locator("#siteNewsletter input[name=email]");
    await opener.click();
    await field.focus();
    await page.keyboard.type("bees");
    for (const key of ["ArrowLeft", "ArrowLeft", "Shift+ArrowLeft"]) await page.keyboard.press(key);
    await expect.poll(() => requested.length).toBeGreaterThan(0);
    const old = await page.evaluateHandle(() => document.activeElement);
    release();
    await expect.poll(() => old.evaluate((element) => element?.isConnected)).toBe(false);
    await page.keyboard.type("l");
    await expect(field).toHaveValue("bles");
    await expect(field).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(opener).toBeFocused();
  });
}

for (const [change, make] of Object.entries(changes)) {
  test(
    `a press counts that begins before and ends after hydration, with ${change}`,
    withLogin,
    async ({ page }) => {
      await page.goto("/");
      await make(page);
      const button = page.locator('[data-island="home/board"] [data-quiet]:visible').first();
      await button.click({ delay: 300 });
      await expect(button).toHaveAttribute("data-quiet", "true");
      await button.focus();
      await page.keyboard.press("Space", { delay: 200 });
      await expect(button).toHaveAttribute("data-quiet", "false");
      await page.goto("/pricing");
      await make(page);
      const signUp = page.locator('[data-island="layout/start"] button').first();
      await signUp.focus();
      await page.keyboard.press("Space", { delay: 300 });
      await expect(nameField(page)).toBeVisible();
    },
  );
}
