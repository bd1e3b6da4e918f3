/** The search: how it opens, and what it finds; `search-faults.spec.ts` tests failures. */
import { expectAccessible } from "./support/axe";
import { bar } from "./support/bar";
import {
  dialog,
  field,
  named,
  opener,
  resultTo,
  results,
  searchFor,
  unknownWord,
  word,
} from "./support/search";
import { article, site } from "./support/site";
import { alsoInFirefox, byTouch, everywhere, expect, test, visit } from "./support/test";

const words = site.search;

test(
  "opens by button and Ctrl+K, closes on Escape, returns the focus",
  alsoInFirefox,
  async ({ page }) => {
    await visit(page, "/pricing");
    await opener(page).click();
    await expect(field(page)).toBeFocused();
    await field(page).fill(word);
    await page.keyboard.press("Escape");
    await expect(dialog(page)).toBeHidden();
    await expect(opener(page)).toBeFocused();
    for (const keys of ["Control+k", "Meta+k"]) {
      await page.keyboard.press(keys);
      await expect(field(page), keys).toBeFocused();
      await expect(field(page), "what was typed before").toHaveValue(word);
      await page.keyboard.press("Escape");
      await expect(opener(page)).toBeFocused();
    }
  },
);

test(
  "finds an article by a word of its text, and is closed after Back",
  everywhere,
  async ({ page, trouble }) => {
    await visit(page, "/pricing");
    await searchFor(page, word);
    const result = resultTo(page, article.path);
    await expect(result).toContainText(article.title);
    await expect(result).toContainText(words.kinds[article.kind]);
    await expect(result.locator("mark").first()).toHaveText(new RegExp(word.slice(0, 4), "i"));
    await expect(dialog(page).getByRole("status")).toHaveText(/\d/);
    await result.click();
    await expect(page).toHaveURL(article.path);
    await page.goBack();
    await expect(page).toHaveURL("/pricing");
    await expect(dialog(page)).toBeHidden();
    expect(trouble).toEqual([]);
  },
);

test("links to the heading above the words, also of the same page", async ({ page }) => {
  await visit(page, article.path);
  const heading = page.locator("main h2[id]:not(#articleRelated)").last();
  const id = await heading.getAttribute("id");
  const text = (await heading.innerText()).trim();
  await expect(heading).not.toBeInViewport();
  await searchFor(page, text);
  await resultTo(page, `${article.path}#${id ?? ""}`).click();
  await expect(page).toHaveURL(`${article.path}#${id ?? ""}`);
  await expect(heading).toBeInViewport();
});

test("works by keyboard alone, also before hydration", async ({ page }) => {
  await page.goto("/pricing");
  await page.getByRole("contentinfo").getByRole("textbox").first().press("Control+k");
  await expect(dialog(page)).toBeHidden();
  // A radio is not a text field.
  await page.getByRole("radio").first().press("Control+k");
  await expect(dialog(page)).toBeVisible();
  await page.keyboard.type(word);
  await expect(results(page).first()).toBeVisible();
  await page.keyboard.press("ArrowDown");
  await expect(results(page).first()).toBeFocused();
  await page.keyboard.press("ArrowUp");
  await expect(field(page)).toBeFocused();
  await page.keyboard.press("ArrowDown");
  await page.keyboard.type("x");
  await expect(field(page)).toHaveValue(`${word}x`);
  await page.keyboard.press("Backspace");
  // Enter before the results of these words arrive.
  await page.keyboard.press("Enter");
  await expect(page).toHaveURL(new RegExp(`${article.path}(#.*)?$`));
});

test("is accessible, light and dark, and helps where nothing is found", async ({ page }) => {
  await page.emulateMedia({ colorScheme: "light", reducedMotion: "reduce" });
  await visit(page, "/pricing");
  await opener(page).click();
  await expect(dialog(page).getByText(words.hint)).toBeVisible();
  const inBoth = async (what: string) => {
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await expectAccessible(page, `${what}, ${colorScheme}`, dialog(page));
    }
  };
  await inBoth("empty");
  await field(page).fill(word);
  await expect(resultTo(page, article.path)).toBeVisible();
  await inBoth("results");
  const typed = `<b>${unknownWord}</b>`;
  await field(page).fill(typed);
  await expect(dialog(page).getByRole("status")).toHaveText(
    words.nothing.replace("{words}", typed),
  );
  await inBoth("nothing found");
  const [help] = words.links;
  await dialog(page)
    .getByRole("link", named(help?.text ?? ""))
    .click();
  await expect(page).toHaveURL(help?.to ?? "");
  await expect(dialog(page)).toBeHidden();
});

test.describe("on a phone", () => {
  const height = 740;
  test.use({ viewport: { width: 360, height } });

  test("fills the window without overflow", byTouch, async ({ page }) => {
    await visit(page, "/contact");
    await expect(opener(page)).toBeInViewport({ ratio: 1 });
    await searchFor(page, site.product.name);
    await expect(results(page).first()).toBeVisible();
    const whole = { x: 0, y: 0, width: (await bar(page).boundingBox())?.width, height };
    await expect.poll(() => dialog(page).boundingBox()).toEqual(whole);
    const wide = await dialog(page).evaluate((box) =>
      [box, ...box.querySelectorAll("*")]
        .filter((item) => item.scrollWidth > item.clientWidth && item.clientWidth > 1)
        .map((item) => item.outerHTML.slice(0, 80)),
    );
    expect(wide).toEqual([]);
  });
});
