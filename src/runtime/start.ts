/**
 * What a page's scripts begin with. The HTML shows everything, and the browser itself follows links, opens dialogs and sends
 * forms: all the rest is asked for when a visitor begins to do something (docs/runtime.md).
 */
import { keptDemo } from "../browser/kept-demo";
import { attendScenesLater } from "../browser/scenes-later";
import { answerSchemeSwitch, schemeSwitch } from "../browser/scheme-switch";
import { openSearchByKeys } from "../browser/search-shortcut";
import { isSessionKnown, mayBeReturn } from "../integrations/auth/at-start";
import { fetchAhead } from "./ahead";
import { takeEarly } from "./early";
import { isElsewhere } from "./elsewhere";
import { page, start } from "./page";
import { hideNotices, isPosted } from "./recovery";

const { pathname } = location;

openSearchByKeys();
answerSchemeSwitch();
// A page that scripts went to before a reload: Back changes the address, and nothing else.
addEventListener("popstate", () => !page.isOpen() && isElsewhere(pathname));

// This script itself may have come late.
hideNotices();
for (const event of takeEarly()) {
  const target = event.target as Element;
  // The browser is on its way with it.
  if (event.type === "submit" && isPosted(target)) continue;
  const atOnce = target.closest<HTMLElement>(`[${schemeSwitch}]`);
  if (event.type === "click" && atOnce) atOnce.click();
  else page.note(event);
}

const startAt = (target: Element | null) => start({ type: "", target });

/** Begins by itself where the HTML does not say how things are, or somebody was quicker than this script. */
function startIfNeeded(): void {
  // What was done before the page was loaded anew; not before all of the HTML is there.
  if (document.readyState !== "loading") page.resume();
  if (isSessionKnown() || mayBeReturn()) start();
  // Scenes that show what the visitor has done, and somebody who is in a field already.
  if (pathname === "/" && keptDemo()) startAt(document.querySelector("main [data-island]"));
  if (document.activeElement !== document.body) startAt(document.activeElement);
}

// The first paint waits for no script.
new PerformanceObserver((_, observer) => {
  observer.disconnect();
  startIfNeeded();
}).observe({ type: "paint", buffered: true });
// Opened where nobody looks, or shown again as it was left: somebody may have logged in since.
addEventListener("pageshow", startIfNeeded);

if (pathname === "/") attendScenesLater();
// Browsers without it do not prefetch either.
addEventListener("load", () => "requestIdleCallback" in window && requestIdleCallback(fetchAhead));
