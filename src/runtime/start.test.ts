/** @jest-environment jsdom */
import { earlyScript } from "./early";

const run = jest.fn<Promise<void>, [what: string]>();
jest.mock("../run", () => ({ islands: () => run("islands"), page: () => run("page") }));

/** Shows the page: the browser tells of its first paint. */
let paint: () => void;

beforeEach(() => {
  run.mockReset().mockResolvedValue();
  Object.assign(window, {
    PerformanceObserver: class {
      static supportedEntryTypes: string[] = ["paint"];
      constructor(tell: (list: unknown, self: unknown) => void) {
        paint = () => tell(undefined, this);
      }
      observe = jest.fn();
      disconnect = jest.fn();
    },
  });
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  window.history.replaceState(null, "", "/");
  document.body.replaceChildren();
  document.head.replaceChildren();
});

type Listen = (type: string, act: EventListener, options: AddEventListenerOptions) => void;

/** Opens a page in a browser that has run nothing of ours, and paints it. */
async function open(path = "/") {
  window.history.replaceState(null, "", path);
  const gone = new AbortController();
  for (const target of [window, document]) {
    const listen = target.addEventListener.bind(target) as Listen;
    jest
      .spyOn(target, "addEventListener")
      .mockImplementation((type: string, ...rest: unknown[]) => {
        const [act, options] = rest as [EventListener, AddEventListenerOptions | undefined];
        listen(type, act, { ...options, signal: gone.signal });
      });
  }
  await jest.isolateModulesAsync(async () => {
    await import("./start");
  });
  paint();
  await settle();
  return () => gone.abort();
}
/** A picture later, and what waits for it. */
const settle = async () => {
  await new Promise(requestAnimationFrame);
  for (let turn = 0; turn < 2; turn += 1) await new Promise((next) => setTimeout(next));
};
const act = async (type: string) => {
  (type === "pageshow" ? window : document.body).dispatchEvent(new Event(type, { bubbles: true }));
  await settle();
};

it("runs nothing for a new visitor, until the first act, and then once", async () => {
  const leave = await open();
  window.dispatchEvent(new Event("pageshow"));
  await settle();
  expect(run).not.toHaveBeenCalled();
  await act("scroll");
  expect(run).not.toHaveBeenCalled();
  await act("mouseover");
  await act("click");
  expect(run).toHaveBeenCalledTimes(1);
  leave();
});

it.each(["mouseover", "focusin", "click"])("begins with %s", async (type) => {
  const leave = await open();
  await act(type);
  expect(run).toHaveBeenCalledTimes(1);
  leave();
});

it("asks for an island alone where one is touched, and each time, for others of the page", async () => {
  document.head.innerHTML = '<link id="island-props">';
  const leave = await open();
  document.body.innerHTML = '<div data-island="one"><b></b></div>';
  const touch = () =>
    document.querySelector("b")?.dispatchEvent(new Event("mouseover", { bubbles: true }));
  touch();
  touch();
  await settle();
  expect(run.mock.calls).toEqual([["islands"]]);
  touch();
  await settle();
  expect(run.mock.calls).toEqual([["islands"], ["islands"]]);
  await act("mouseover");
  expect(run).toHaveBeenLastCalledWith("page");
  leave();
});

it("leaves links to the browser", async () => {
  const leave = await open();
  document.body.innerHTML = '<a href="/pricing"><b>Pricing</b></a>';
  for (const type of ["mouseover", "focusin", "click"])
    document.querySelector("b")?.dispatchEvent(new Event(type, { bubbles: true }));
  await settle();
  expect(run).not.toHaveBeenCalled();
  leave();
});

it("asks once for all moves when it fails, and once more with the next press", async () => {
  jest.spyOn(console, "error").mockImplementation();
  run.mockRejectedValue(new Error("Loading chunk 7 failed"));
  const leave = await open();
  for (const type of ["mouseover", "mouseover", "mouseover"]) await act(type);
  expect(run).toHaveBeenCalledTimes(1);
  await act("click");
  expect(run).toHaveBeenCalledTimes(2);
  leave();
});

it("asks again with the next act when it failed", async () => {
  jest.spyOn(console, "error").mockImplementation();
  run.mockRejectedValueOnce(new Error("Loading chunk 7 failed"));
  const leave = await open();
  await act("click");
  await act("click");
  await act("click");
  expect(run).toHaveBeenCalledTimes(2);
  expect(console.error).toHaveBeenCalledTimes(1);
  leave();
});

it.each([
  ["somebody was logged in", () => localStorage.setItem("session-known", "1"), "/pricing"],
  ["somebody comes back from logging in", () => undefined, "/?code=1&state=2"],
  ["something was done in the scenes", () => sessionStorage.setItem("cairn-demo-1", "{}"), "/"],
  [
    "something was pressed already",
    () => {
      const script = document.createElement("script");
      script.textContent = earlyScript();
      document.head.append(script);
      document.body.innerHTML = "<button></button>";
      document.querySelector("button")?.click();
    },
    "/",
  ],
  [
    "somebody writes already",
    () => {
      document.body.innerHTML = "<input>";
      document.querySelector("input")?.focus();
    },
    "/",
  ],
])("begins by itself where %s", async (_, before, path) => {
  before();
  const leave = await open(path);
  expect(run).toHaveBeenCalledTimes(1);
  leave();
});

it("does not begin for what was done in the scenes on a page without them", async () => {
  sessionStorage.setItem("cairn-demo-1", "{}");
  const leave = await open("/pricing");
  expect(run).not.toHaveBeenCalled();
  leave();
});

it("begins when a page is shown again and somebody has logged in since", async () => {
  const leave = await open();
  localStorage.setItem("session-known", "1");
  await act("pageshow");
  expect(run).toHaveBeenCalledTimes(1);
  leave();
});
