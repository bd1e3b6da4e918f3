/** Violations of a page's content security policy. */
import type { BrowserContext, Page } from "@playwright/test";

/** Records violations in the console of all pages, where Chromium logs them. */
export function noteRefusals(context: BrowserContext): string[] {
  const refusals: string[] = [];
  context.on("console", (line) => {
    if (/content.security.policy/i.test(line.text())) refusals.push(line.text());
  });
  return refusals;
}

/** Logs violations to the console: Playwright does not receive Firefox's own messages, and WebKit's are worded otherwise. */
export async function tellRefusals(page: Page): Promise<void> {
  await page.addInitScript(() => {
    addEventListener("securitypolicyviolation", ({ effectiveDirective, blockedURI, sample }) => {
      console.error(`Content-Security-Policy: ${effectiveDirective} ${blockedURI} ${sample}`);
    });
  });
}
