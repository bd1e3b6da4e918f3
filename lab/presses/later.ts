/** How soon the controls of a page that React has lead to the next frame, one after the other, wherever they stand. */
import { takenOver } from "../../e2e/support/quiet.mjs";
import { onPhone, slowDown } from "../lib/phone";
import type { Answer } from "./effects";

declare global {
  interface Window {
    controls?: HTMLInputElement[];
    /** How long each press and key took until the next frame, in ms. */
    answers?: number[];
  }
}

/** Between two screens that a reader goes through, in px; their sections hydrate meanwhile. */
const STEP = 600;

/** @param slower how many times, the processor */
export function laterAnswersOf(url: string, slower: number): Promise<Answer[]> {
  return onPhone(url, async ({ page, session, quiet }) => {
    await quiet();
    await page.mouse.move(3, 400);
    await takenOver(page);
    const height = await page.evaluate(() => document.documentElement.scrollHeight);
    for (let y = 0; y < height; y += STEP) {
      await page.evaluate((to) => scrollTo(0, to), y);
      await page.waitForTimeout(150);
    }
    await quiet();
    await slowDown(session, slower);
    const count = await page.evaluate(prepare);
    const answers: Answer[] = [];
    for (let at = 0; at < count; at += 1) {
      const place = await page.evaluate(showControl, at);
      if (!place) continue;
      // What its coming into view began is over.
      await page.waitForTimeout(700);
      await page.evaluate(() => (window.answers = []));
      await page.touchscreen.tap(place.x, place.y);
      await page.waitForTimeout(700);
      const ms = await page.evaluate(() => Math.max(0, ...(window.answers ?? [])));
      answers.push({ control: place.control, ms });
      // A dialog would lie over the next.
      await page.keyboard.press("Escape");
    }
    return answers;
  });
}

/** In the page: from now on links lead nowhere and times are noted. @returns how many controls there are */
function prepare(): number {
  addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("a")) event.preventDefault();
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as PerformanceEventTiming[]) {
      if ("interactionId" in entry && entry.interactionId) window.answers?.push(entry.duration);
    }
    // 16 ms is the least that browsers tell.
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
  const selector = ":is(main, footer) :is(button, input, summary)";
  const all = document.querySelectorAll<HTMLInputElement>(selector);
  window.controls = [...all].filter((one) => one.checkVisibility());
  return window.controls.length;
}

/** In the page: brings one into view. */
function showControl(at: number): { x: number; y: number; control: string } | undefined {
  const one = window.controls?.[at];
  if (!one?.isConnected || !one.checkVisibility()) return undefined;
  one.scrollIntoView({ block: "center", behavior: "instant" });
  const { left, top, width, height } = one.getBoundingClientRect();
  const name = one.ariaLabel || one.innerText || one.value || one.name;
  const control = `${one.localName} ${name.trim().slice(0, 40)}`;
  return { x: left + width / 2, y: top + height / 2, control };
}
