/**
 * What a page's scripts begin with. The HTML shows everything, and the browser itself follows links, opens dialogs and
 * sends forms: all the rest is asked for when a visitor begins to do something (docs/performance.md).
 */
import { fetchDataAhead } from "./browser/data-ahead";
import { isElsewhere } from "./browser/elsewhere";
import { keptDemo } from "./browser/kept-demo";
import { pageActions } from "./browser/page-actions";
import { openSearchByKeys } from "./browser/search-shortcut";
import { isReturn } from "./integrations/auth/callback-address";
import { isSessionKnown } from "./integrations/auth/memory";
import { nextPicture } from "./lib/next-picture";

/** What visitors do first, over and over. */
const moves = ["scroll", "pointermove"] as const;
/** Those, and what they do on purpose; screen readers press without a key or a pointer. */
const firstActs = [...moves, "pointerdown", "keydown", "focusin", "click"] as const;

/** How long what was sent waits for the code that sends it better, in ms; the browser sends it then. */
const patience = 8_000;

const { pathname } = location;
const listen = { capture: true, passive: true };
let isStarting = false;

async function start(): Promise<void> {
  if (isStarting) return;
  isStarting = true;
  fetchDataAhead();
  try {
    await (await import(/* webpackChunkName: "site" */ "./browser/run")).run();
    for (const act of firstActs) removeEventListener(act, onAct, listen);
    removeEventListener("popstate", onBack);
  } catch (error) {
    // The HTML stands by itself. What a visitor does next asks again; not every move, which would ask without end.
    console.error(error);
    for (const move of moves) removeEventListener(move, onAct, listen);
    isStarting = false;
    pageActions.giveUp();
  }
}

// The browser answers first, and shows it: a dialog opens, a radio is checked.
const onAct = () => void nextPicture().then(start);
for (const act of firstActs) addEventListener(act, onAct, listen);
addEventListener("submit", () => setTimeout(pageActions.giveUp, patience), listen);
openSearchByKeys();
// A page that scripts went to before a reload: Back changes the address, and nothing else.
const onBack = () => isElsewhere(pathname);
addEventListener("popstate", onBack);

/** The HTML does not say how things are, or somebody was quicker than this script. */
const isNeeded = (): boolean =>
  isSessionKnown() ||
  isReturn(new URL(location.href)) ||
  (pathname === "/" && Boolean(keptDemo())) ||
  "earlyLogin" in window ||
  document.activeElement !== document.body;

function startIfNeeded(): void {
  if (isNeeded()) void start();
}

// The first paint waits for no script; nothing is painted while nobody looks.
if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes("paint")) startIfNeeded();
else {
  new PerformanceObserver((_, observer) => {
    observer.disconnect();
    startIfNeeded();
  }).observe({ type: "paint", buffered: true });
}
// Loaded, or shown again as it was left: somebody may have scrolled or logged in since. Asked before, `scrollY` would lay
// out a page that is still being read.
addEventListener("pageshow", () => {
  if (scrollY > 0) void start();
  else startIfNeeded();
});
