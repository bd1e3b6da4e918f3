/** @jest-environment jsdom */
import { pageHasChanged } from "./page-change";
import { growTitles, pageHold } from "./shared-title";

const skipTransition = jest.fn();
const startViewTransition = jest.fn();
let update: () => Promise<void>;
let end: () => void;
let isMoving = true;
let now = 0;

beforeEach(() => {
  document.body.innerHTML = `<main><h1>All</h1><h2><a href="/one"><b>One</b></a></h2><p><a href="/two">Two</a></p></main>`;
  document.body.addEventListener("click", (event) => event.preventDefault());
  startViewTransition.mockReset().mockImplementation((given: typeof update) => {
    update = given;
    const finished = new Promise<void>((resolve) => (end = resolve));
    return { ready: Promise.resolve(), finished, skipTransition };
  });
  skipTransition.mockReset();
  isMoving = true;
  now = 0;
  jest.spyOn(performance, "now").mockImplementation(() => now);
  Object.assign(window, {
    navigation: new EventTarget(),
    matchMedia: () => ({ matches: isMoving }),
  });
  Object.assign(document, { startViewTransition });
  growTitles();
});

function press(selector: string): void {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true });
  Object.defineProperty(event, "timeStamp", { value: 0 });
  document.querySelector(selector)?.dispatchEvent(event);
}

/** The router leads there. */
function lead(address = "/one", rest: object = { sameDocument: true }): void {
  const destination = { url: new URL(address, window.location.href).href, ...rest };
  window.navigation.dispatchEvent(Object.assign(new Event("navigate"), { destination }));
}

function follow(selector: string, ...to: Parameters<typeof lead>): void {
  press(selector);
  lead(...to);
}

const nameOf = (selector: string) =>
  document.querySelector<HTMLElement>(selector)?.style.getPropertyValue("view-transition-name");

it("holds the page until the title is captured and the next page is there", async () => {
  const shown = jest.fn();
  const stop = pageHold.subscribe(shown);
  follow("b");
  expect(nameOf("h2")).toBe("title");
  expect(pageHold.now()).toBe(true);
  const updated = update();
  expect(shown).not.toHaveBeenCalled();
  pageHasChanged();
  shown.mockImplementation(() => (document.body.innerHTML = "<main><h1>One</h1></main>"));
  await updated;
  stop();
  expect(shown).toHaveBeenCalledTimes(1);
  expect(pageHold.now()).toBe(false);
  expect(skipTransition).not.toHaveBeenCalled();
  expect(nameOf("h1")).toBe("title");
  end();
  await Promise.resolve();
  expect(nameOf("h1")).toBe("none");
});

it("lets the page go when no other one comes", async () => {
  jest.useFakeTimers();
  follow("a");
  const updated = update();
  jest.runAllTimers();
  jest.useRealTimers();
  await updated;
  expect(pageHold.now()).toBe(false);
});

it.each<[string, () => void]>([
  ["a link that is no title", () => follow("p a", "/two")],
  ["an address that the title does not lead to", () => follow("b", "/two")],
  ["another document", () => follow("b", "/one", { sameDocument: false })],
])("leaves %s alone", (_, act) => {
  act();
  expect(startViewTransition).not.toHaveBeenCalled();
});

it("is spared who wants less motion", () => {
  isMoving = false;
  follow("b");
  expect(startViewTransition).not.toHaveBeenCalled();
});

it("leaves a page of many elements at once", () => {
  document.querySelector("main")?.insertAdjacentHTML("beforeend", "<i></i>".repeat(1000));
  follow("b");
  expect(startViewTransition).not.toHaveBeenCalled();
});

it("is spared a device that hears presses late, not one that waits for the page", () => {
  now = 9;
  follow("b");
  expect(startViewTransition).not.toHaveBeenCalled();
  now = 8;
  press("b");
  now = 500;
  lead();
  expect(startViewTransition).toHaveBeenCalledTimes(1);
});

it("is skipped, and over for good, where the next page was late", async () => {
  follow("b");
  const updated = update();
  pageHasChanged();
  now = 51;
  await updated;
  expect(skipTransition).toHaveBeenCalledTimes(1);
  now = 0;
  follow("b");
  expect(startViewTransition).toHaveBeenCalledTimes(1);
});
