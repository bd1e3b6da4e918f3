/**
 * The first script of every page. The HTML shows everything, and the browser follows links, opens dialogs and sends forms.
 * An action in an island requests its code. After the visitor's first movement, islands near the screen get theirs when the
 * browser is idle.
 */
import site from "$islands/first-script";
import { nextIdle, onFirstMove, openNear, prefetch, savesData } from "./ahead";
import { elementOf, takeEarly } from "./events";
import { hideNotice } from "./notice";
import { giveUp, handle, isPosted, listen, withoutReact } from "./queue";
import { watchPresses, whenParsed } from "./wait";

/** Resolves when the next frame has been painted. A hidden page paints none. */
const nextFrame = (): Promise<void> =>
  new Promise((resolve) => requestAnimationFrame(() => setTimeout(resolve)));

/** Resolves when the page has loaded, with its images. */
const whenLoaded = (): Promise<void> =>
  new Promise((resolve) => {
    if (document.readyState === "complete") resolve();
    else addEventListener("load", () => resolve(), { once: true });
  });

const requested = new WeakSet<HTMLElement>();
let isOpeningNear = false;

/** Loads the code of an island, and hydrates it. */
async function load(island: HTMLElement): Promise<void> {
  // The browser shows its own effect first: a dialog opens, a radio is checked.
  await nextFrame();
  const { run } = await import(/* webpackChunkName: "islands" */ "./hydrate");
  await run(island);
}

/** Opens an island. Code that fails to load is requested again at once. */
async function open(island: HTMLElement): Promise<void> {
  if (requested.has(island)) return;
  requested.add(island);
  try {
    await load(island).catch(() => load(island));
    // React is loaded now, and other islands may show what was done in this one.
    openOthers();
  } catch (error) {
    // The HTML works without it.
    console.error(error);
    requested.delete(island);
    giveUp(island);
  }
}

/** Opens the islands near the screen. */
function openOthers(): void {
  if (isOpeningNear) return;
  isOpeningNear = true;
  openNear(open);
}

/** Opens the first island that a selector finds. */
function openFirst(selector: string): void {
  const island = document.querySelector<HTMLElement>(selector);
  if (island) void open(island);
}

watchPresses();
site.listen?.();
listen((island, target) => {
  const needsNoCode = `a[href], [commandfor], ${withoutReact}`;
  if (!target?.closest(needsNoCode)) void open(island);
});

// The script in the head may have shown it, because this script was missing.
hideNotice();
for (const event of takeEarly()) {
  const target = elementOf(event);
  // The browser is sending it.
  if (event.type === "submit" && isPosted(target)) continue;
  const button = event.type === "click" && target?.closest<HTMLElement>(withoutReact);
  if (button) button.click();
  else handle(event);
}

/** Opens islands without an action where the HTML is out of date, or a visitor was quicker than this script. */
function openIfNeeded(): void {
  site.islandsToOpen?.().forEach(openFirst);
  // A visitor who is in a field already.
  const island = document.activeElement?.closest<HTMLElement>("[data-island]");
  if (island) void open(island);
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
