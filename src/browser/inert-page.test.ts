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

const frame = () => frames.splice(0).forEach((callback) => callback());
const inert = () => [...document.querySelectorAll("[inert]")].map(({ id }) => id);
/** Toggles the dialog by its attribute. @returns inert elements between the two events */
function toggle(newState: "open" | "closed") {
  const dialog = document.getElementById("box");
  const dispatch = (type: string) =>
    dialog?.dispatchEvent(Object.assign(new Event(type), { newState }));
  dispatch("beforetoggle");
  const before = inert();
  dialog?.toggleAttribute("open", newState === "open");
  dispatch("toggle");
  return before;
}

it("makes everything outside the dialog inert in the next frame, until it closes", () => {
  toggle("open");
  expect(inert()).toEqual(["aside"]);
  frame();
  expect(inert()).toEqual(["opener", "nav", "main", "aside"]);
  toggle("closed");
  frame();
  expect(inert()).toEqual(["aside"]);
});

it("makes the opener focusable before the dialog closes", () => {
  toggle("open");
  frame();
  expect(toggle("closed")).toEqual(["aside"]);
});
