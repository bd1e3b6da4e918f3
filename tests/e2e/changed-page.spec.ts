/**
 * Islands on a page that a translation or an extension has changed, before or after hydration. React then recreates the
 * island's elements, or finds its texts replaced (`plugins/gatsby-plugin-islands/runtime/kept-state.ts`).
 */
import type { Page } from "@playwright/test";
import { islandActions } from "./support/island-actions";
import { providerField } from "./support/page-objects";
import { samples } from "./support/site";
import {
  alsoInFirefox,
  expect,
  holdScripts,
  hydrateAll,
  hydrateBar,
  test,
  withLogin,
} from "./support/test";

test.use({ viewport: { width: 1280, height: 800 } });

/** Puts each text, including later ones, into two `<font>` elements and changes it, like Chrome's translation. */
function translate(page: Page): Promise<void> {
  return page.evaluate(() => {
    const translated = new WeakSet<Node>();
    const translateIn = (root: Node) => {
      const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
      const texts: Node[] = root instanceof Text ? [root] : [];
      while (walker.nextNode()) texts.push(walker.currentNode);
      for (const text of texts) {
        const parent = text.parentElement;
        if (!parent || translated.has(text) || !text.nodeValue?.trim()) continue;
        if (parent.closest("script, style, noscript, svg, textarea")) continue;
        const wrapper = new Range().createContextualFragment("<font><font></font></font>");
        const translation = new Text(text.nodeValue.toUpperCase());
        wrapper.querySelector("font font")?.append(translation);
        translated.add(translation);
        parent.replaceChild(wrapper, text);
      }
    };
    translateIn(document.body);
    new MutationObserver((mutations) => {
      for (const { addedNodes, target, type } of mutations) {
        if (type === "characterData") translateIn(target);
        else for (const node of addedNodes) if (node.isConnected) translateIn(node);
      }
    }).observe(document.body, { childList: true, subtree: true, characterData: true });
  });
}

/** Inserts an element before each field and button, and at the end of each form and island, like a password manager. */
function insertElements(page: Page): Promise<void> {
  return page.evaluate(() => {
    const create = () => document.createElement("div");
    for (const control of document.querySelectorAll("input, button")) control.before(create());
    for (const parent of document.querySelectorAll("form, [data-island]")) parent.append(create());
  });
}

const changes = { "a translation": translate, "inserted elements": insertElements };

/** React logs that it recreates elements: error 418. */
const expectedErrors = /#418|Hydration failed/;

for (const { name, island, route, act, needsLogin } of islandActions) {
  test(`on a changed page, ${name}`, needsLogin ? withLogin : {}, async ({ page, context }) => {
    await page.addInitScript(() => {
      // What the previous step has stored.
      sessionStorage.clear();
    });
    const errors: string[] = [];
    page.on("pageerror", ({ message }) => errors.push(message));
    for (const [change, apply] of Object.entries(changes)) {
      for (const moment of ["before", "after"] as const) {
        await test.step(`${change} ${moment} hydration`, async () => {
          await context.clearCookies();
          await page.goto(route);
          if (moment === "after") {
            await hydrateBar(page);
            await hydrateAll(page);
          }
          await apply(page);
          await act(page.locator(`[data-island="${island}"]`).first(), page);
        });
      }
    }
    expect(errors.filter((error) => !expectedErrors.test(error))).toEqual([]);
  });
}

/** While it's typed, suggestions and their reasons come and go. */
const title = "GPS stops under trees";

for (const moment of ["before", "after"] as const) {
  test(
    `typing works in every field if a translation starts ${moment} hydration`,
    alsoInFirefox,
    async ({ page }) => {
      test.slow();
      const errors: string[] = [];
      page.on("pageerror", ({ message }) => errors.push(message));
      page.on("console", (line) => line.type() === "error" && errors.push(line.text()));
      const tested = new Set<string>();
      for (const route of samples) {
        await page.goto(route);
        const fields = page.locator(
          "[data-island] :is(textarea, input:not([type=radio], [tabindex='-1']))",
        );
        const names = await fields.evaluateAll((elements) =>
          elements.map(
            (field) => `${field.closest<HTMLElement>("[data-island]")?.dataset.island} ${field.id}`,
          ),
        );
        for (const [index, name] of names.entries()) {
          if (tested.has(name)) continue;
          tested.add(name);
          await test.step(`${route}: ${name}`, async () => {
            await page.goto(route);
            if (moment === "after") await hydrateAll(page);
            await translate(page);
            const field = fields.nth(index);
            await field.evaluate((element) => element.closest("dialog")?.showModal());
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
      expect(tested.size).toBeGreaterThan(1);
      // Browsers also log the status of the 404 page, and Firefox an image that the next visit has canceled.
      const alsoExpected = /404|Image corrupt or truncated/;
      const unexpected = errors.filter((error) => !expectedErrors.test(error));
      expect(unexpected.filter((error) => !alsoExpected.test(error))).toEqual([]);
    },
  );
}

for (const [change, apply] of Object.entries(changes)) {
  test(`typed text, the cursor and an open dialog survive ${change}`, async ({ page }) => {
    await page.goto("/");
    const { requested, release } = await holdScripts(page);
    await apply(page);
    const opener = page.locator("main button[commandfor=siteNewsletter]").first();
    const field = page.locator("#siteNewsletter input[name=email]");
    await opener.click();
    await field.focus();
    await page.keyboard.type("bees");
    for (const key of ["ArrowLeft", "ArrowLeft", "Shift+ArrowLeft"]) await page.keyboard.press(key);
    await expect.poll(() => requested.length).toBeGreaterThan(0);
    const focused = await page.evaluateHandle(() => document.activeElement);
    release();
    await expect.poll(() => focused.evaluate((element) => element?.isConnected)).toBe(false);
    await page.keyboard.type("l");
    await expect(field).toHaveValue("bles");
    await expect(field).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(opener).toBeFocused();
  });

  test(
    `a press that spans hydration takes effect despite ${change}`,
    withLogin,
    async ({ page }) => {
      await page.goto("/");
      await apply(page);
      const button = page.locator('[data-island="home/board"] [data-accepted]:visible').first();
      await button.click({ delay: 300 });
      await expect(button).toHaveAttribute("data-accepted", "true");
      await button.focus();
      await page.keyboard.press("Space", { delay: 200 });
      await expect(button).toHaveAttribute("data-accepted", "false");
      await page.goto("/pricing");
      await apply(page);
      const signUp = page.locator('[data-island="layout/start"] button').first();
      await signUp.focus();
      await page.keyboard.press("Space", { delay: 300 });
      await expect(providerField(page)).toBeVisible();
    },
  );
}
