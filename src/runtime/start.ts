/**
 * The first script of every page. The HTML shows everything, and the browser follows links, opens dialogs and sends forms.
 * The first action in an island requests its code (docs/runtime.md).
 */
import { scrollAfterLoad } from "../browser/anchors";
import { copyButtons } from "../browser/copy";
import { storedDemo } from "../browser/stored-demo";
import { markNewReleases } from "../browser/last-visit";
import { startScenesLater } from "../browser/scenes-later";
import { whenParsed } from "../browser/when-parsed";
import { schemeSwitch } from "../features/color-scheme/scheme-switch";
import { mayHaveSession } from "../features/login/at-start";
import { elementOf } from "../lib/event-element";
import { nextFrame } from "../lib/next-frame";
import { fetchAhead } from "./ahead";
import { takeEarly } from "./early";
import { listenWithoutReact } from "./listeners";
import { giveUp, listen, note } from "./queue";
import { isPosted } from "./action";
import { hideNotice } from "./notice";

const { pathname } = location;
const asked = new WeakSet<HTMLElement>();
/** Buttons that work without React. */
const atOnce = `[${schemeSwitch}], ${copyButtons}`;

/** Loads the code of an island, and hydrates it. */
async function load(place: HTMLElement): Promise<void> {
  // The browser shows its own effect first: a dialog opens, a radio is checked.
  await nextFrame();
  const { run } = await import(/* webpackChunkName: "site" */ "../run");
  await run(place, open);
}

/** Opens an island. Code that fails to load is requested again at once. */
async function open(place: HTMLElement): Promise<void> {
  if (asked.has(place)) return;
  asked.add(place);
  try {
    await load(place).catch(() => load(place));
  } catch (error) {
    // The HTML works without it.
    console.error(error);
    asked.delete(place);
    giveUp(place);
  }
}

/** Opens the first island that a selector finds. */
function openFirst(selector: string): void {
  const place = document.querySelector<HTMLElement>(selector);
  if (place) void open(place);
}

listenWithoutReact();
listen((place, target) => {
  const needsNoCode = `a[href], [popovertarget], ${atOnce}`;
  if (!target?.closest(needsNoCode)) void open(place);
});

// A notice that this script is missing.
hideNotice();
for (const event of takeEarly()) {
  const target = elementOf(event);
  // The browser is sending it.
  if (event.type === "submit" && isPosted(target)) continue;
  const button = event.type === "click" && target?.closest<HTMLElement>(atOnce);
  if (button) button.click();
  else note(event);
}

/** Opens islands without an action where the HTML is out of date, or a visitor was quicker than this script. */
function openIfNeeded(): void {
  scrollAfterLoad();
  // Some hosts add a slash at the end.
  if (/^\/changelog\/?$/.test(pathname)) markNewReleases();
  if (mayHaveSession()) openFirst("header [data-island]");
  // Scenes with changes of this visit.
  if (pathname === "/" && storedDemo()) openFirst('[data-island^="home/"]');
  // A visitor who is in a field already.
  const place = document.activeElement?.closest<HTMLElement>("[data-island]");
  if (place) void open(place);
}

/** Prefetches after the first paint and `load`: earlier it delays LCP by half a second (docs/performance.md). */
function prefetchWhenIdle(): void {
  if (document.readyState !== "complete") addEventListener("load", prefetchWhenIdle);
  else if ("requestIdleCallback" in window) requestIdleCallback(fetchAhead);
}

// After the first paint.
new PerformanceObserver((_, observer) => {
  observer.disconnect();
  void whenParsed().then(openIfNeeded);
  prefetchWhenIdle();
}).observe({ type: "paint", buffered: true });
// Opened in the background, or shown again from the cache: a login may have happened since.
addEventListener("pageshow", openIfNeeded);

if (pathname === "/") startScenesLater();
