import { expect as baseExpect, test as base } from "@playwright/test";
import type { Locator, Page } from "@playwright/test";
import { barHydrated } from "./quiet.mjs";
import { noteRefusals } from "./policy";
import { pressByTouch } from "./touch";

/** The test runs by touch on a phone's window, too. */
export const byTouch = { tag: "@touch" };
/** The test runs by touch and in Firefox, too, in which Playwright can neither switch scripts off nor ask for less motion. */
export const everywhere = { tag: "@everywhere" };

interface Fixtures {
  /** Everything that went wrong or was said on the console since the test began to ask for it. */
  trouble: string[];
}

/** Playwright's `test`, with addresses relative to the site that the global setup serves. */
export const test = base.extend<Fixtures>({
  baseURL: process.env.SITE,
  // Whatever else a test is about: its pages keep to their policy.
  context: async ({ context }, give) => {
    const refusals = noteRefusals(context);
    await give(context);
    expect(refusals, "what the content security policy refused").toEqual([]);
  },
  page: async ({ page, hasTouch }, give) => {
    if (hasTouch) pressByTouch(page);
    await give(page);
  },
  trouble: async ({ page }, give) => {
    const trouble: string[] = [];
    page.on("console", (line) => trouble.push(`${line.type()}: ${line.text()}`));
    page.on("pageerror", (error) => trouble.push(`thrown: ${error.message}`));
    page.on("requestfailed", (request) => {
      // The browser gives up a picture for a larger one, or what it fetched ahead; that is no fault.
      const { errorText = "" } = request.failure() ?? {};
      if (!/^(net::ERR|NS_BINDING)_ABORTED$/.test(errorText))
        trouble.push(`${errorText}: ${request.url()}`);
    });
    page.on("response", (answer) => {
      if (answer.status() >= 400) trouble.push(`${answer.status()}: ${answer.url()}`);
    });
    await give(trouble);
  },
});
/** Playwright's `expect`, patient: on a busy machine everything happens, but late. */
export const expect = baseExpect.configure({ timeout: 30_000 });

/** Opens a page and waits until its bar is hydrated; `page.goto` is for what needs no scripts. */
export async function visit(page: Page, route: string): Promise<void> {
  await page.goto(route);
  await hydrated(page);
}

/** Moves over the bar, and waits until it is hydrated. */
export async function hydrated(page: Page): Promise<void> {
  await barHydrated(page);
}

/**
 * Keeps the site's scripts back, so that a page can be tried before hydration.
 * @returns a function that lets them through
 */
export async function holdScripts(page: Page): Promise<() => void> {
  let release: () => void = () => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route("**/*.js", async (route) => {
    await released;
    await route.continue();
  });
  return release;
}

/** Marks the document and returns a check that it is still the same: no page was loaded since. */
export async function markDocument(page: Page): Promise<() => Promise<void>> {
  await page.evaluate(() => (document.body.dataset.mark = "kept"));
  return () => expect(page.locator("body")).toHaveAttribute("data-mark", "kept");
}

/** Where links lead, as their `href` says it. */
export const addressesOf = (links: Locator) =>
  links.evaluateAll((all) => all.map((link) => link.getAttribute("href") ?? ""));

/** One space between words, for comparing texts. */
export const plain = (text: string | null): string => (text ?? "").replace(/\s+/g, " ").trim();
