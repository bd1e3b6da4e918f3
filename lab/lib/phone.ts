/** Opens pages in Chromium on a phone, each in a browser of its own: nothing is warm. */
import type { BrowserContextOptions, CDPSession, Page } from "@playwright/test";
import { quietOf } from "../../e2e/support/quiet.mjs";
import { launchBrowser } from "../../scripts/lib/browser.mjs";

/** Window and fingers of Lighthouse's phone. */
export const lighthousePhone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
/** Lighthouse's slow 4G, in ms and bytes a second. */
const slow4G = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };
/** Width and height of a browser's bars, in px: less than this. */
const bars = 300;

export interface Opened {
  page: Page;
  session: CDPSession;
  /** Waits until the page has loaded and asks for nothing any more. */
  quiet: () => Promise<void>;
  /** What came over the line, of these types, in kB. */
  kb: (type: RegExp) => number;
}

/**
 * Opens a page as a new visitor does, and acts there.
 * @param options `slower`: how many times, the processor; then the line is slow, too
 */
export async function onPhone<T>(
  url: string,
  act: (opened: Opened) => Promise<T>,
  { phone = lighthousePhone, slower }: { phone?: BrowserContextOptions; slower?: number } = {},
): Promise<T> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage(phone);
    // tsx wraps functions in calls of this, which no page knows.
    await page.addInitScript("globalThis.__name = (made) => made;");
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Performance.enable");
    await showAll(page, session);
    const kb = countBytes(session);
    if (slower !== undefined) {
      await slowDown(session, slower);
      await session.send("Network.emulateNetworkConditions", { offline: false, ...slow4G });
    }
    const quiet = quietOf(page);
    await page.goto(url);
    return await act({ page, session, quiet, kb });
  } finally {
    await browser.close();
  }
}

function countBytes(session: CDPSession): Opened["kb"] {
  const types = new Map<string, string>();
  const files: { type: string; bytes: number }[] = [];
  session.on("Network.responseReceived", ({ requestId, response }) => {
    types.set(requestId, response.mimeType);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength: bytes }) => {
    files.push({ type: types.get(requestId) ?? "", bytes });
  });
  return (wanted) => {
    const found = files.filter(({ type }) => wanted.test(type));
    return Math.round(found.reduce((sum, { bytes }) => sum + bytes, 0) / 1000);
  };
}

/** @param slower how many times, the processor */
export const slowDown = (session: CDPSession, slower: number) =>
  session.send("Emulation.setCPUThrottlingRate", { rate: slower });

/**
 * Makes the window larger than its page. Playwright gives it the page's size, and its own bars cover the page's last 100 px:
 * what changes there alone is never drawn, so that no press has an effect until something else changes.
 */
async function showAll(page: Page, session: CDPSession): Promise<void> {
  const { windowId } = await session.send("Browser.getWindowForTarget");
  const { width, height } = page.viewportSize() ?? lighthousePhone.viewport;
  const bounds = { width: width + bars, height: height + bars };
  await session.send("Browser.setWindowBounds", { windowId, bounds });
}
