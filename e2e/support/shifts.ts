import type { Page } from "@playwright/test";
import { twoFrames } from "./scrolling";

declare global {
  interface Window {
    /** By how much things moved that had been laid out, from the beginning of the page. */
    shifts: () => number[];
  }
}

/** Notes layout shifts of every page that is opened from now on. */
export async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const entries: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    window.shifts = () => {
      entries.push(...observer.takeRecords());
      return entries.map((entry) => Number(Reflect.get(entry, "value")));
    };
  });
}

/** The shifts of the page so far. */
export async function shifts(page: Page): Promise<number[]> {
  await twoFrames(page);
  return page.evaluate(() => window.shifts());
}
