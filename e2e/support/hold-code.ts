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
