import type { Page } from "@playwright/test";

/** Holds all scripts that are requested from now on. */
export async function holdCode(page: Page) {
  let answer: (isThere: boolean) => void = () => undefined;
  let answered = new Promise<boolean>((resolve) => (answer = resolve));
  const asked: string[] = [];
  await page.route("**/*.js", async (route) => {
    asked.push(route.request().url());
    await ((await answered) ? route.continue() : route.abort());
  });
  const now = (isThere: boolean) => {
    answer(isThere);
    answered = Promise.resolve(isThere);
  };
  return { asked, release: () => now(true), refuse: () => now(false) };
}

/** Marks every part of the page, and counts those that are still the same elements. */
export const markParts = (page: Page) =>
  page.locator("main section").evaluateAll((all) => {
    for (const part of all) part.setAttribute("data-mark", "");
    return all.length;
  });
export const marked = (page: Page) => page.locator("main section[data-mark]");
