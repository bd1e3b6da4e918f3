/**
 * The first script of every page. The HTML shows everything, and the browser follows links, opens dialogs and sends forms.
 * An action in an island requests its code; after the visitor's first movement islands near the screen get theirs when the browser
 * is idle.
 */
import site from "$islands/first-script";
import { onFirstMove, openNear, prefetch, savesData } from "./ahead";
import { elementOf, takeEarly } from "./events";
import { hideNotice } from "./notice";
import { giveUp, isPosted, listen, note, withoutReact } from "./queue";
import { nextFrame, nextIdle, watchPresses, whenLoaded, whenParsed } from "./wait";

const asked = new WeakSet<HTMLElement>();
let areOthersOpen = false;

/** Loads the code of an island, and hydrates it. */
async function load(place: HTMLElement): Promise<void> {
  // The browser shows its own effect first: a dialog opens, a radio is checked.
  await nextFrame();
  const { run } = await import(/* webpackChunkName: "islands" */ "./hydrate");
  await run(place);
}

/** Opens an island. Code that fails to load is requested again at once. */
async function open(place: HTMLElement): Promise<void> {
  if (asked.has(place)) return;
  asked.add(place);
  try {
    await load(place).catch(() => load(place));
    // Code is on the page now, and islands may show what is done in others.
    openOthers();
  } catch (error) {
    // The HTML works without it.
    console.error(error);
    asked.delete(place);
    giveUp(place);
  }
}

/** Opens the islands near the screen, once. */
function openOthers(): void {
  if (areOthersOpen) return;
  areOthersOpen = true;
  openNear(open);
}

/** Opens the first island that a selector finds. */
function openFirst(selector: string): void {
  const place = document.querySelector<HTMLElement>(selector);
  if (place) void open(place);
}

watchPresses();
site.listen?.();
listen((place, target) => {
  const needsNoCode = `a[href], [commandfor], ${withoutReact}`;
  if (!target?.closest(needsNoCode)) void open(place);
});

// A notice that this script is missing.
hideNotice();
for (const event of takeEarly()) {
  const target = elementOf(event);
  // The browser is sending it.
  if (event.type === "submit" && isPosted(target)) continue;
  const button = event.type === "click" && target?.closest<HTMLElement>(withoutReact);
  if (button) button.click();
  else note(event);
}

/** Opens islands without an action where the HTML is out of date, or a visitor was quicker than this script. */
function openIfNeeded(): void {
  site.islandsToOpen?.().forEach(openFirst);
  // A visitor who is in a field already.
  const place = document.activeElement?.closest<HTMLElement>("[data-island]");
  if (place) void open(place);
}

/**
 * Prefetches after the first paint and `load`: earlier it delays LCP by half a second on a phone. Hydrates nothing before
 * the visitor moves.
 */
async function prepareWhenIdle(): Promise<void> {
  await whenLoaded();
  if (savesData()) return;
  await nextIdle();
  prefetch();
  onFirstMove(openOthers);
}

// After the first paint.
new PerformanceObserver((_, observer) => {
  observer.disconnect();
  void whenParsed().then(openIfNeeded);
  void prepareWhenIdle();
}).observe({ type: "paint", buffered: true });
// Opened in the background, or shown again from the cache: something may have happened since.
addEventListener("pageshow", openIfNeeded);
