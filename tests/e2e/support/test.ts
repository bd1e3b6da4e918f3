/** Playwright's `test` and `expect` as this site needs them, and how to wait for its code. */
import { expect as baseExpect, test as base } from "@playwright/test";
import type { BrowserContext, Locator, Page } from "@playwright/test";

/** Also runs the test by touch, in a phone's viewport. */
export const byTouch = { tag: "@touch" };
/** Also runs the test in Firefox (where Playwright can neither disable scripts nor reduce motion) and WebKit. */
export const alsoInFirefox = { tag: "@firefox" };
/** Also runs the test by touch, in Firefox and in WebKit. */
export const everywhere = { tag: [byTouch.tag, alsoInFirefox.tag] };
/** Runs the test only in Firefox and WebKit, because other tests cover it in Chromium. */
export const onlyInFirefox = { tag: "@only-firefox" };
/** Skips the test if the site has no login. */
export const withLogin = { tag: "@login" };

interface Fixtures {
  /** Console messages, errors and failed requests since the test began. */
  trouble: string[];
}

export const test = base.extend<Fixtures>({
  // The site that Playwright has started.
  baseURL: process.env.SITE,
  context: async ({ context }, provide) => {
    const violations = recordViolations(context);
    await provide(context);
    expect(violations, "violations of the content security policy").toEqual([]);
  },
  page: async ({ page, hasTouch, browserName }, provide) => {
    if (hasTouch) tapInsteadOfClick(page);
    if (browserName !== "chromium") await logViolations(page);
    await provide(page);
  },
  trouble: async ({ page }, provide) => {
    const trouble: string[] = [];
    page.on("console", (message) => trouble.push(`${message.type()}: ${message.text()}`));
    page.on("pageerror", (error) => trouble.push(`thrown: ${error.message}`));
    page.on("requestfailed", (request) => {
      // Not a failure: the browser cancels prefetches, and an image if it needs a larger one.
      const { errorText = "" } = request.failure() ?? {};
      if (!/^(net::ERR|NS_BINDING)_ABORTED$/.test(errorText))
        trouble.push(`${errorText}: ${request.url()}`);
    });
    page.on("response", (response) => {
      if (response.status() >= 400) trouble.push(`${response.status()}: ${response.url()}`);
    });
    await provide(trouble);
  },
});

/** Has a longer timeout, for busy machines. */
export const expect = baseExpect.configure({ timeout: 30_000 });

/** Records violations of the content security policy, which Chromium logs to the console. */
export function recordViolations(context: BrowserContext): string[] {
  const violations: string[] = [];
  context.on("console", (message) => {
    if (/content.security.policy/i.test(message.text())) violations.push(message.text());
  });
  return violations;
}

/** Logs violations to the console. Playwright doesn't receive Firefox's messages, and WebKit words them differently. */
export async function logViolations(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) => {
      console.error(`Content-Security-Policy: ${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
}

const touchPages = new WeakSet<Page>();
let isClickPatched = false;

/** Replaces clicks with taps, which don't hover first. */
function tapInsteadOfClick(page: Page): void {
  touchPages.add(page);
  if (isClickPatched) return;
  isClickPatched = true;
  const prototype = Object.getPrototypeOf(page.locator("html")) as Locator;
  // eslint-disable-next-line @typescript-eslint/unbound-method -- called with a locator below
  const { click } = prototype;
  prototype.click = function (options) {
    return touchPages.has(this.page()) ? this.tap(options) : click.call(this, options);
  };
}

/** Opens a page and hydrates its bar. Without scripts, use `page.goto`. */
export async function visit(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await hydrateBar(page);
}

/** Hydrates the bar by focusing it. Other islands hydrate when they are used. */
export const hydrateBar = (page: Page) =>
  page.waitForFunction(() => {
    const bar = document.querySelector("header [data-island] > *");
    bar?.dispatchEvent(new Event("focusin", { bubbles: true }));
    return performance.getEntriesByName("island layout/navbar").length > 0;
  });

/** Waits until the island with this name is hydrated. */
export const expectHydrated = (page: Page, name: string) =>
  page.waitForFunction((island) => performance.getEntriesByName(`island ${island}`).length, name);

/** Hydrates all islands. Until then an island doesn't reflect what was done in others. */
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

/** Delays scripts that are requested from now on, until `release` or `refuse`. */
export async function holdScripts(page: Page, url: string | RegExp = "**/*.js") {
  let settle: (loads: boolean) => void = () => undefined;
  let settled = new Promise<boolean>((resolve) => (settle = resolve));
  const requested: string[] = [];
  await page.route(url, async (route) => {
    requested.push(route.request().url());
    await ((await settled) ? route.continue() : route.abort());
  });
  const end = (loads: boolean) => {
    settle(loads);
    settled = Promise.resolve(loads);
  };
  return { requested, release: () => end(true), refuse: () => end(false) };
}

/** Collapses white space, for comparisons. */
export const collapseSpace = (text: string | null): string =>
  (text ?? "").replace(/\s+/g, " ").trim();
