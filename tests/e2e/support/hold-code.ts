import type { Page } from "@playwright/test";

/** Delays all scripts that are requested from now on. */
export async function holdCode(page: Page) {
  let settle: (loads: boolean) => void = () => undefined;
  let settled = new Promise<boolean>((resolve) => (settle = resolve));
  const requested: string[] = [];
  await page.route("**/*.js", async (route) => {
    requested.push(route.request().url());
    await ((await settled) ? route.continue() : route.abort());
  });
  const end = (loads: boolean) => {
    settle(loads);
    settled = Promise.resolve(loads);
  };
  return { requested, release: () => end(true), refuse: () => end(false) };
}
