/** @jest-environment jsdom */
import { runHooks } from "./browser-hooks";

const options = { plugins: [] };
const settle = () => new Promise((resolve) => setTimeout(resolve));

/** A plugin that notes its hooks. */
function plugin() {
  const called: string[] = [];
  const hooks = {
    onClientEntry: () => called.push("entry"),
    onInitialClientRender: () => called.push("render"),
    onRouteUpdate: () => called.push("route"),
  };
  return { called, load: () => Promise.resolve(hooks) };
}

beforeEach(() => {
  Object.assign(window, { requestIdleCallback: (report: () => void) => setTimeout(report) });
});

it.each(["wheel", "pointerdown"])("runs hooks with the first %s", async (type) => {
  const { called, load } = plugin();
  void runHooks("action", load, options);
  await settle();
  expect(called).toEqual([]);
  for (let times = 0; times < 2; times += 1) window.dispatchEvent(new Event(type));
  await settle();
  expect(called).toEqual(["entry", "render", "route"]);
});

it("runs hooks when the page is idle, and one again when Back shows the page", async () => {
  const { called, load } = plugin();
  await runHooks("idle", load, options);
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: true }));
  window.dispatchEvent(new PageTransitionEvent("pageshow", { persisted: false }));
  expect(called).toEqual(["entry", "render", "route", "route"]);
});
