/** Finds broken layout and layout shifts. Functions without a `page` run in the page, with `page.evaluate`. */
import type { Page } from "@playwright/test";
import { twoFrames } from "./scrolling";

/** Text that overflows the window, unless an ancestor scrolls. */
export function overflowing(): string[] {
  const scrolls = (element: Element | null): boolean =>
    element !== null &&
    (getComputedStyle(element).overflowX !== "visible" || scrolls(element.parentElement));
  const root = document.documentElement;
  return [...document.querySelectorAll("main :is(h1, h2, h3, p, li, dt, dd, a, button, td)")]
    .filter((element) => {
      const { left, right, width } = element.getBoundingClientRect();
      const outside = width > 0 && (left < -1 || right > root.clientWidth + 1);
      return outside && !scrolls(element.closest("main :not(body)"));
    })
    .map((element) => element.outerHTML.slice(0, 120));
}

/** Buttons and options that wrap or overflow if letters are a little wider, as with full hinting. */
export function brokenButtons(): string[] {
  const all = document.querySelectorAll<HTMLElement>("button, [data-look], label:has(input)");
  const broken = [...all].filter((button) => {
    button.style.letterSpacing = "0.5px";
    const texts = document.createTreeWalker(button, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    let isBroken = false;
    while (texts.nextNode()) {
      range.selectNodeContents(texts.currentNode);
      isBroken ||= new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size > 1;
    }
    const { left, right } = button.getBoundingClientRect();
    const scrolls = button.closest("[role=group]");
    button.style.letterSpacing = "";
    if (!button.getAttribute("style")) button.removeAttribute("style");
    return isBroken || (!scrolls && (left < 0 || right > document.documentElement.clientWidth));
  });
  return broken.map(({ outerHTML }) => outerHTML.slice(0, 120));
}

/** Text smaller than 14 px, or 12 px in drawings of the product. */
export function smallText(): string[] {
  const found: string[] = [];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    if (!parent || !node.textContent?.trim() || parent.matches("script, style, noscript")) continue;
    const isDrawn = parent.closest(
      "main :is([role=img], [role=group], [data-window], [data-type])",
    );
    const { fontSize } = getComputedStyle(parent);
    if (parseFloat(fontSize) < (isDrawn ? 12 : 14))
      found.push(`${fontSize} “${node.textContent.trim().slice(0, 40)}”`);
  }
  return found;
}

/**
 * Pairs of texts that overlap by more than 2 px. Texts of a block count as one. Ignores text that is clipped, hidden or in
 * images.
 */
export function overlaps(): string[] {
  type Line = { block: Element } & Pick<DOMRect, "top" | "bottom" | "left" | "right">;
  const isInline = (element: Element) =>
    /^(inline|contents)$/.test(getComputedStyle(element).display);
  const blockOf = (element: Element): Element =>
    isInline(element) && element.parentElement ? blockOf(element.parentElement) : element;
  const clippers = (element: Element | null): DOMRect[] => {
    if (!element || element.tagName === "HTML") return [];
    const clips = getComputedStyle(element).overflow !== "visible";
    return [
      ...(clips ? [element.getBoundingClientRect()] : []),
      ...clippers(element.parentElement),
    ];
  };
  const lines: Line[] = [];
  const texts = document.createTreeWalker(document.querySelector("main") ?? document, 4);
  for (let node = texts.nextNode(); node; node = texts.nextNode()) {
    const parent = node.parentElement;
    if (!parent || !node.textContent?.trim()) continue;
    if (parent.closest("[role=img], [aria-hidden=true]")) continue;
    if (!parent.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue;
    const range = document.createRange();
    range.selectNodeContents(node);
    const clips = clippers(parent);
    const lineHeight = parseFloat(getComputedStyle(parent).lineHeight) || Infinity;
    for (const box of range.getClientRects()) {
      // With a small line height, the font's box is taller than its line.
      const inset = Math.max(0, (box.height - lineHeight) / 2);
      const line = {
        block: blockOf(parent),
        top: Math.max(box.top + inset, ...clips.map(({ top }) => top)),
        bottom: Math.min(box.bottom - inset, ...clips.map(({ bottom }) => bottom)),
        left: Math.max(box.left, ...clips.map(({ left }) => left)),
        right: Math.min(box.right, ...clips.map(({ right }) => right)),
      };
      if (line.bottom - line.top > 2 && line.right - line.left > 2) lines.push(line);
    }
  }
  const quote = ({ block }: Line) => `“${block.textContent.trim().slice(0, 40)}”`;
  return lines.flatMap((a, index) =>
    lines
      .slice(index + 1)
      .filter(
        (b) =>
          Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 2 &&
          Math.min(a.right, b.right) - Math.max(a.left, b.left) > 2 &&
          !a.block.contains(b.block) &&
          !b.block.contains(a.block),
      )
      .map((b) => `${quote(a)} and ${quote(b)}`),
  );
}

/** Lays out off-screen sections, which browsers otherwise skip until they're near. */
export function layOutAll(): void {
  for (const element of document.querySelectorAll<HTMLElement>("body *"))
    if (getComputedStyle(element).contentVisibility === "auto")
      element.style.contentVisibility = "visible";
}

declare global {
  interface Window {
    /** Layout shifts since the page loaded, each with its score and the moved elements. */
    shifts: (withInput: boolean) => string[];
  }
}

/** https://developer.mozilla.org/docs/Web/API/LayoutShiftAttribution */
interface ShiftSource {
  node?: Node | null;
  previousRect: DOMRect;
  currentRect: DOMRect;
}

/** Records layout shifts on all pages opened from now on. */
export async function recordShifts(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const entries: PerformanceEntry[] = [];
    const observer = new PerformanceObserver((list) => entries.push(...list.getEntries()));
    observer.observe({ type: "layout-shift", buffered: true });
    window.shifts = (withInput) => {
      entries.push(...observer.takeRecords());
      return (
        entries
          .filter((entry) => withInput || !Reflect.get(entry, "hadRecentInput"))
          // A late font widens a word by a pixel or two, which moves the icon after it.
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
 * @param withInput whether to include shifts within half a second of an input, which browsers don't count
 */
export async function shifts(page: Page, withInput = true): Promise<string[]> {
  await twoFrames(page);
  return page.evaluate((includeInput) => window.shifts(includeInput), withInput);
}
