/** Opens a page in a new Chromium with an empty cache, with Lighthouse's phone emulation. */
import type { CDPSession, Page } from "@playwright/test";
import { quietOf } from "../../tests/e2e/support/quiet";
import { launchBrowser } from "../../scripts/lib/browser.mjs";

const viewport = { width: 412, height: 823 };
const phone = { viewport, deviceScaleFactor: 1.75, isMobile: true, hasTouch: true };
/** Lighthouse's slow 4G, in ms and bytes a second. */
const slow4G = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };
/** More than the width and height of the browser's own UI, in px. */
const bars = 300;

export interface Opened {
  page: Page;
  session: CDPSession;
  /** Waits until the page has loaded and no request is running. */
  quiet: () => Promise<void>;
  /** Bytes transferred so far, in kB. */
  kilobytes: () => number;
}

/** tsx wraps functions in calls of this helper, which pages do not have. */
export const defineName = (page: Page) =>
  page.addInitScript("globalThis.__name = (wrapped) => wrapped;");

/** @param slowdown factor for the processor; any but 1 also means a slow network */
export async function onPhone<T>(
  url: string,
  slowdown: number,
  measure: (opened: Opened) => Promise<T>,
): Promise<T> {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage(phone);
    await defineName(page);
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Performance.enable");
    await enlargeWindow(session);
    if (slowdown !== 1) {
      await session.send("Emulation.setCPUThrottlingRate", { rate: slowdown });
      await session.send("Network.emulateNetworkConditions", { offline: false, ...slow4G });
    }
    const quiet = quietOf(page);
    let bytes = 0;
    session.on("Network.loadingFinished", ({ encodedDataLength }) => (bytes += encodedDataLength));
    await page.goto(url);
    return await measure({ page, session, quiet, kilobytes: () => Math.round(bytes / 1000) });
  } finally {
    await browser.close();
  }
}

/**
 * Playwright sets the window to the page's size, and the browser's UI covers the last 100 px: changes there are never
 * painted, so a press there would have no visible effect.
 */
async function enlargeWindow(session: CDPSession): Promise<void> {
  const { windowId } = await session.send("Browser.getWindowForTarget");
  const bounds = { width: viewport.width + bars, height: viewport.height + bars };
  await session.send("Browser.setWindowBounds", { windowId, bounds });
}
