/** What a page's content security policy refuses, as browsers tell it. */
import type { BrowserContext, Page } from "@playwright/test";

/** Notes every refusal that the console of a page tells: Chromium writes each one there by itself. */
export function noteRefusals(context: BrowserContext): string[] {
  const refusals: string[] = [];
  context.on("console", (line) => {
    if (/content.security.policy/i.test(line.text())) refusals.push(line.text());
  });
  return refusals;
}

/** Lets pages tell it on their console: of Firefox's own messages about it Playwright hears nothing. */
export async function tellRefusals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) => {
      console.error(`Content-Security-Policy: ${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
}
