/** @jest-environment jsdom */
import { makeInertBehindDialogs } from "./inert-page";

const frames: (() => void)[] = [];

beforeAll(() => {
  // jsdom has no frames and no `inert`.
  Object.defineProperty(HTMLElement.prototype, "inert", {
    get(this: HTMLElement) {
      return this.hasAttribute("inert");
    },
    set(this: HTMLElement, value: boolean) {
      this.toggleAttribute("inert", value);
    },
  });
  window.requestAnimationFrame = (callback) => frames.push(() => callback(0));
  makeInertBehindDialogs();
});

beforeEach(() => {
  document.body.innerHTML = `
    <header><button id="opener" popovertarget="box"></button><div><dialog id="box"></dialog></div><nav id="nav"></nav></header>
    <main id="main"></main><aside id="aside" inert></aside><dialog id="other"></dialog><script></script>`;
});

const opener = () => document.getElementById("opener");
const frame = () => frames.splice(0).forEach((callback) => callback());
const inert = () => [...document.querySelectorAll("[inert]")].map(({ id }) => id);
/** Dispatches an event as a dialog that opens or closes does. @returns inert elements then */
function dispatch(type: "beforetoggle" | "toggle", newState: "open" | "closed") {
  const dialog = document.getElementById("box");
  if (type === "toggle") dialog?.toggleAttribute("open", newState === "open");
  dialog?.dispatchEvent(Object.assign(new Event(type), { newState }));
  return inert();
}

it("frees the whole page before it closes a dialog that opened before the script ran", () => {
  dispatch("toggle", "open");
  frame();
  expect(inert()).toEqual(["opener", "nav", "main", "aside"]);
  expect(dispatch("beforetoggle", "closed")).toEqual(["aside"]);
});

it("makes everything outside the dialog inert in the next frame, until it closes", () => {
  opener()?.focus();
  dispatch("beforetoggle", "open");
  expect(dispatch("toggle", "open")).toEqual(["aside"]);
  frame();
  expect(inert()).toEqual(["opener", "nav", "main", "aside"]);

  opener()?.blur();
  // The browser returns the focus after this event.
  expect(dispatch("beforetoggle", "closed")).toEqual(["nav", "main", "aside"]);
  dispatch("toggle", "closed");
  frame();
  expect(inert()).toEqual(["aside"]);
});
