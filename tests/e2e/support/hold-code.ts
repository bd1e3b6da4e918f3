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

/**
 * Delays the first scripts until "start", the code of islands until "code".
 * @param isLost the first request for code of islands fails
 * @returns addresses of code that was requested to run, and a function that ends a delay
 */
export async function holdInStages(page: Page, isLost = false) {
  const gates = { start: gate(), code: gate() };
  const requested: string[] = [];
  await page.route("**/*.js", async (route) => {
    const request = route.request();
    const stage = /\/(app|webpack-runtime)-/.test(request.url()) ? "start" : "code";
    const isFirst = requested.length === 0;
    const isRun = stage === "code" && request.resourceType() === "script";
    if (isRun) requested.push(request.url());
    await gates[stage].opened;
    if (isLost && isRun && isFirst) return route.fulfill({ status: 503, body: "" });
    return route.continue();
  });
  return { requested, release: (stage: keyof typeof gates) => gates[stage].open() };
}

function gate() {
  let open: () => void = () => undefined;
  const opened = new Promise<void>((resolve) => (open = resolve));
  return { open, opened };
}
