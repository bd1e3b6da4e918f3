import { expect as baseExpect, test as base } from "@playwright/test";
import type { Page } from "@playwright/test";
import { noteRefusals, tellRefusals } from "./policy";
import { pressByTouch } from "./touch";

/** The test also runs by touch in a phone's viewport. */
export const byTouch = { tag: "@touch" };
/** The test also runs in Firefox, where Playwright can neither disable scripts nor reduce motion, and in WebKit. */
export const alsoInFirefox = { tag: "@firefox" };
/** The test also runs by touch, in Firefox and in WebKit. */
export const everywhere = { tag: [byTouch.tag, alsoInFirefox.tag] };
/** The test needs the login's stand-in; a site without a login leaves it out. */
export const withLogin = { tag: "@login" };
/** The test runs only in Firefox and WebKit: in Chromium others prove the same. */
export const inFirefox = { tag: "@only-firefox" };

interface Fixtures {
  /** Console messages, errors and failed requests since the test started to use this fixture. */
  trouble: string[];
}

/** Playwright's `test`, with URLs relative to the site that Playwright has started. */
export const test = base.extend<Fixtures>({
  baseURL: process.env.SITE,
  // Every test fails on violations of the policy.
  context: async ({ context }, give) => {
    const refusals = noteRefusals(context);
    await give(context);
    expect(refusals, "violations of the content security policy").toEqual([]);
  },
  page: async ({ page, hasTouch, browserName }, give) => {
    if (hasTouch) pressByTouch(page);
    if (browserName !== "chromium") await tellRefusals(page);
    await give(page);
  },
  trouble: async ({ page }, give) => {
    const trouble: string[] = [];
    page.on("console", (line) => trouble.push(`${line.type()}: ${line.text()}`));
    page.on("pageerror", (error) => trouble.push(`thrown: ${error.message}`));
    page.on("requestfailed", (request) => {
      // Not an error: the browser cancels an image for a larger one, or a prefetch.
      const { errorText = "" } = request.failure() ?? {};
      if (!/^(net::ERR|NS_BINDING)_ABORTED$/.test(errorText))
        trouble.push(`${errorText}: ${request.url()}`);
    });
    page.on("response", (response) => {
      if (response.status() >= 400) trouble.push(`${response.status()}: ${response.url()}`);
    });
    await give(trouble);
  },
});
/** Playwright's `expect` with a longer timeout, for busy machines. */
export const expect = baseExpect.configure({ timeout: 30_000 });

/** Opens a page and waits until its bar is hydrated; without scripts use `page.goto`. */
export async function visit(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await hydrated(page);
}

/** Hydrates the bar, by focusing it, and waits for that. Other islands hydrate on their own interaction. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => {
    const row = document.querySelector("header [data-island] > *");
    row?.dispatchEvent(new Event("focusin", { bubbles: true }));
    return performance.getEntriesByName("island layout/navbar").length > 0;
  });

/** Waits until an island of this name is hydrated. */
export const expectHydrated = (page: Page, name: string) =>
  page.waitForFunction((island) => performance.getEntriesByName(`island ${island}`).length, name);

/** Hydrates all islands. An untouched one does not show what was done in others. */
export async function hydrateAll(page: Page): Promise<void> {
  await page.locator("[data-island]").evaluateAll((islands) => {
    for (const island of islands) island.dispatchEvent(new Event("focusin", { bubbles: true }));
  });
  await page.waitForFunction(() =>
    [...document.querySelectorAll<HTMLElement>("[data-island]")].every(
      ({ dataset }) => performance.getEntriesByName(`island ${dataset.island ?? ""}`).length > 0,
    ),
  );
}

/** Collapses white space, for comparisons. */
export const plain = (text: string | null): string => (text ?? "").replace(/\s+/g, " ").trim();
