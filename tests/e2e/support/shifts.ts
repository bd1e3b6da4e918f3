import type { Page } from "@playwright/test";
import { twoFrames } from "./scrolling";

declare global {
  interface Window {
    /** Layout shifts since the page loaded: score and moved elements. */
    shifts: (withInput: boolean) => string[];
  }
}

/** https://developer.mozilla.org/docs/Web/API/LayoutShiftAttribution */
interface ShiftSource {
  node?: Node | null;
  previousRect: DOMRect;
  currentRect: DOMRect;
}

/** Records layout shifts of every page that opens from now on. */
export async function noteShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const entries: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    window.shifts = (withInput) => {
      entries.push(...observer.takeRecords());
      return (
        entries
          .filter((entry) => withInput || !Reflect.get(entry, "hadRecentInput"))
          // A font that arrives widens a word by a pixel or two, which moves the icon after it.
          .filter((entry) => Number(Reflect.get(entry, "value")) >= 0.0005)
          .map((entry) => {
            const sources = Reflect.get(entry, "sources") as ShiftSource[];
            const moved = sources.map(({ node, previousRect: from, currentRect: to }) => {
              const text = node?.textContent?.trim().slice(0, 30) ?? "";
              return `${node?.nodeName ?? "?"} "${text}" ${from.x},${from.y} → ${to.x},${to.y}`;
            });
            return [Number(Reflect.get(entry, "value")).toFixed(4), ...moved].join("; ");
          })
      );
    };
  });
}

/**
 * Layout shifts of the page so far.
 * @param withInput also shifts within half a second of an input, which browsers do not count
 */
export async function shifts(page: Page, withInput = true): Promise<string[]> {
  await twoFrames(page);
  return page.evaluate((counted) => window.shifts(counted), withInput);
}
