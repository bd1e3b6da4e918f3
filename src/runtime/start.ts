/**
 * The first script of every page. The HTML shows everything, and the browser follows links, opens dialogs and sends forms.
 * The first action requests all other code (docs/runtime.md).
 */
import { keptDemo } from "../browser/kept-demo";
import { attendScenesLater } from "../browser/scenes-later";
import { answerSchemeSwitch, schemeSwitch } from "../features/color-scheme/scheme-switch";
import { openSearchByKeys } from "../features/search/search-shortcut";
import { isSessionKnown, mayBeReturn } from "../features/login/at-start";
import { fetchAhead } from "./ahead";
import { takeEarly } from "./early";
import { isElsewhere } from "./elsewhere";
import { page, start } from "./page";
import { hideNotices, isPosted } from "./recovery";

const { pathname } = location;

openSearchByKeys();
answerSchemeSwitch();
// After a reload Back may lead to an entry of client navigation: only the address changes, so the page is loaded.
addEventListener("popstate", () => !page.isOpen() && isElsewhere(pathname));

// A notice that this script is missing.
hideNotices();
for (const event of takeEarly()) {
  const target = event.target as Element;
  // The browser is sending it.
  if (event.type === "submit" && isPosted(target)) continue;
  const atOnce = target.closest<HTMLElement>(`[${schemeSwitch}]`);
  if (event.type === "click" && atOnce) atOnce.click();
  else page.note(event);
}

/** Starts without an action where the HTML is out of date, or a visitor was quicker than this script. */
function startIfNeeded(): void {
  // Actions from before a reload, when all of the HTML is there.
  if (document.readyState !== "loading") page.resume();
  if (isSessionKnown() || mayBeReturn()) start({ target: document.body });
  // Scenes with changes of this visit; a visitor who is in a field already.
  if (pathname === "/" && keptDemo())
    start({ target: document.querySelector("main [data-island]") });
  if (document.activeElement !== document.body) start({ target: document.activeElement });
}

// After the first paint.
new PerformanceObserver((_, observer) => {
  observer.disconnect();
  startIfNeeded();
}).observe({ type: "paint", buffered: true });
// Opened in the background, or shown again from the cache: a login may have happened since.
addEventListener("pageshow", startIfNeeded);

if (pathname === "/") attendScenesLater();
// Not at once: that delays LCP by half a second (docs/performance.md).
addEventListener("load", () => "requestIdleCallback" in window && requestIdleCallback(fetchAhead));
