/** @jest-environment jsdom */
import "./jsdom";

const run = jest.fn<Promise<void>, [island: HTMLElement]>();
jest.mock("./hydrate", () => ({ run }));

/** Selectors of islands that the site wants opened. */
let toOpen: string[];
jest.mock(
  "$islands/first-script",
  () => ({
    __esModule: true,
    default: { worksWithoutReact: "[data-plain]", islandsToOpen: () => toOpen },
  }),
  { virtual: true },
);

/** Reports the first paint. */
let paint: () => void;

/** Reports that the observed elements have entered or left the screen; undefined before any are observed. */
let scroll: ((isIntersecting: boolean) => void) | undefined;

beforeEach(() => {
  scroll = undefined;
  toOpen = [];
  jest.spyOn(console, "error").mockImplementation();
  run.mockReset().mockResolvedValue();
  Object.assign(window, {
    requestIdleCallback: (report: () => void) => setTimeout(report),
    PerformanceObserver: class {
      constructor(report: (list: unknown, self: unknown) => void) {
        paint = () => report(undefined, this);
      }
      observe = jest.fn();
      disconnect = jest.fn();
    },
    IntersectionObserver: class {
      elements = new Set<Element>();
      constructor(callback: (entries: unknown[]) => void) {
        scroll = (isIntersecting) =>
          callback(Array.from(this.elements, (target) => ({ target, isIntersecting })));
      }
      observe = (element: Element) => this.elements.add(element);
      unobserve = (element: Element) => this.elements.delete(element);
    },
  });
  document.body.innerHTML =
    '<header><div data-island="layout/navbar"><button>Log in</button>' +
    "<button commandfor='menu'>Menu</button><button data-plain></button></div></header>" +
    '<main><p>Text</p><div data-island="layout/start"></div><div data-island="home/board"><input><a href="/pricing"><b>Link</b></a></div></main>';
});
afterEach(() => {
  page.abort();
});

type Listen = (type: string, handle: EventListener, options: AddEventListenerOptions) => void;
let page: AbortController;

/** Loads the script on a page, and paints it. */
async function open() {
  page = new AbortController();
  for (const target of [window, document]) {
    const listen = target.addEventListener.bind(target) as Listen;
    jest.spyOn(target, "addEventListener").mockImplementation((type, ...rest: unknown[]) => {
      const [handle, options] = rest as [EventListener, AddEventListenerOptions | undefined];
      listen(type, handle, { ...options, signal: page.signal });
    });
  }
  await jest.isolateModulesAsync(async () => {
    await import("./start");
  });
  paint();
  await settle();
}
/** Waits for the next frame, and for what it triggers. */
const settle = async () => {
  await new Promise(requestAnimationFrame);
  for (let turn = 0; turn < 2; turn += 1) await new Promise((next) => setTimeout(next));
};
const send = async (type: string, selector: string) => {
  document.querySelector(selector)?.dispatchEvent(new Event(type, { bubbles: true }));
  await settle();
};
const opened = () => run.mock.calls.map(([island]) => island.dataset.island);

it.each(["focusin", "click"])("opens an island once with %s", async (type) => {
  await open();
  await send(type, "button");
  await send(type, "button");
  expect(opened()).toEqual(["layout/navbar"]);
});

it.each([
  ["click", "p"],
  ["click", "b"],
  ["click", "[commandfor]"],
  ["focusin", "[data-plain]"],
])("opens nothing with %s on %s", async (type, selector) => {
  await open();
  window.dispatchEvent(new Event("pageshow"));
  await send(type, selector);
  expect(run).not.toHaveBeenCalled();
});

it("requests code again at once after a failure, and then with the next action", async () => {
  const failure = new Error("Loading chunk 7 failed");
  run.mockRejectedValueOnce(failure).mockRejectedValueOnce(failure);
  await open();
  await send("focusin", "button");
  await settle();
  expect(run).toHaveBeenCalledTimes(2);
  await send("click", "button");
  await send("click", "button");
  expect(run).toHaveBeenCalledTimes(3);
});

it("opens the island whose field has the focus", async () => {
  document.querySelector("input")?.focus();
  await open();
  expect(opened()).toEqual(["home/board"]);
});

it("opens the islands that the site names, after the first paint and when the page is shown again", async () => {
  toOpen = ["main [data-island]", ".none"];
  await open();
  expect(opened()).toEqual(["layout/start"]);
  toOpen = ["header [data-island]"];
  window.dispatchEvent(new Event("pageshow"));
  await settle();
  expect(opened()).toEqual(["layout/start", "layout/navbar"]);
});

/** Reports islands as near, and waits until the browser has been idle for each. */
async function show() {
  scroll?.(true);
  for (let turn = 0; turn < 4; turn += 1) await settle();
}

it.each(["wheel", "touchmove", "pointermove", "keydown"])(
  "opens islands near the screen one at a time after %s",
  async (move) => {
    await open();
    await settle();
    await send("scroll", "p");
    expect(scroll).toBeUndefined();
    let load: () => void = () => undefined;
    run.mockReturnValueOnce(new Promise((resolve) => (load = resolve)));
    await send(move, "p");
    const first = scroll;
    await send(move, "p");
    expect(scroll).toBe(first);
    await show();
    expect(opened()).toEqual(["layout/navbar"]);
    load();
    await show();
    expect(opened()).toEqual(["layout/navbar", "layout/start", "home/board"]);
  },
);

it("opens no island while the page scrolls, and none that was scrolled past", async () => {
  await open();
  await settle();
  await send("wheel", "p");
  const now = jest.spyOn(performance, "now").mockReturnValue(1);
  window.dispatchEvent(new Event("scroll"));
  await show();
  expect(run).not.toHaveBeenCalled();
  scroll?.(false);
  now.mockReturnValue(1_000);
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(run).not.toHaveBeenCalled();
  await show();
  expect(opened()).toHaveLength(3);
});

it("opens a translated island only when it is pressed", async () => {
  const button = document.querySelector("button");
  if (button) button.innerHTML = "<font><font>Anmelden</font></font>";
  await open();
  await settle();
  await send("wheel", "p");
  await show();
  expect(opened()).toEqual(["layout/start", "home/board"]);
  await send("click", "button");
  expect(opened()).toContain("layout/navbar");
});

it("with Save-Data, opens islands near the screen after the first action", async () => {
  Object.assign(navigator, { connection: { saveData: true } });
  await open();
  await settle();
  await send("wheel", "p");
  expect(scroll).toBeUndefined();
  await send("click", "button");
  await show();
  expect(opened()).toEqual(["layout/navbar", "layout/start", "home/board"]);
  Object.assign(navigator, { connection: undefined });
});
