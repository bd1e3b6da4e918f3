/** @jest-environment jsdom */
import { followAnchors, scrollAfterLoad } from "./anchors";

/** Calls of `scrollIntoView`. */
const scrolled = jest.fn();
let scrollTo: jest.SpyInstance;
/** Whether the browser would have followed the link of each click. */
const followed: boolean[] = [];

followAnchors();
window.addEventListener("click", (event) => {
  followed.push(!event.defaultPrevented);
  event.preventDefault();
});

// jsdom lacks both.
Element.prototype.scrollIntoView = function scrollIntoView(options) {
  scrolled(this.id, options);
};
function setReducedMotion(matches: boolean) {
  window.matchMedia = () => ({ matches }) as MediaQueryList;
}

beforeEach(() => {
  jest.useFakeTimers();
  setReducedMotion(false);
  sessionStorage.clear();
  scrollTo = jest.spyOn(window, "scrollTo").mockImplementation();
  followed.length = 0;
});
afterEach(() => jest.useRealTimers());

/** Clicks a link on a page, and waits for the scroll delay. */
function click(path: string, href: string, init: MouseEventInit = {}) {
  window.history.replaceState(null, "", path);
  document.body.innerHTML = `<a href="${href}"><b>Go</b></a><div id="features"></div>`;
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
  document.querySelector("b")?.dispatchEvent(event);
  jest.advanceTimersByTime(50);
}

it("scrolls to an anchor of the landing page, without a history entry", () => {
  const entries = window.history.length;
  click("/", "/#features");
  expect(scrolled.mock.calls).toEqual([["features", { behavior: "smooth" }]]);
  expect([followed, window.history.length]).toEqual([[false], entries]);
});

it("jumps with reduced motion", () => {
  setReducedMotion(true);
  click("/", "/#features");
  expect(scrolled.mock.calls).toEqual([["features", { behavior: "instant" }]]);
});

it("scrolls to the top of the landing page", () => {
  click("/", "/");
  expect(scrollTo).toHaveBeenCalledWith({ top: 0, behavior: "smooth" });
});

it("scrolls once the landing page has loaded", () => {
  // jsdom cannot navigate, and logs that.
  jest.spyOn(console, "error").mockImplementation();
  click("/pricing", "/#features");
  expect(followed).toEqual([false]);
  expect(scrolled).not.toHaveBeenCalled();
  for (let load = 0; load < 2; load += 1) scrollAfterLoad();
  jest.advanceTimersByTime(50);
  expect(scrolled).toHaveBeenCalledTimes(1);
});

it("leaves the anchor to the browser if storage is forbidden", () => {
  jest.spyOn(Storage.prototype, "setItem").mockImplementation(() => {
    throw new Error("forbidden");
  });
  click("/pricing", "/#features");
  expect(followed).toEqual([true]);
});

it.each([
  ["another page", "/", "/pricing", {}],
  ["the landing page, from another page", "/pricing", "/", {}],
  ["an anchor of this page", "/", "#main", {}],
  ["a new tab", "/", "/#features", { ctrlKey: true }],
  ["a new window", "/", "/", { shiftKey: true }],
])("leaves a link to %s to the browser", (_, path, href, init) => {
  click(path, href, init);
  expect(followed).toEqual([true]);
  expect(scrolled).not.toHaveBeenCalled();
});
