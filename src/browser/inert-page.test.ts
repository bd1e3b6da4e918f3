/** @jest-environment jsdom */
import { keepInertBehindDialogs } from "./inert-page";

const frames: (() => void)[] = [];

beforeAll(() => {
  // jsdom paints nothing, and knows neither popovers nor what is inert.
  Object.defineProperty(HTMLElement.prototype, "popover", { value: null, configurable: true });
  Object.defineProperty(HTMLElement.prototype, "inert", {
    get(this: HTMLElement) {
      return this.hasAttribute("inert");
    },
    set(this: HTMLElement, value: boolean) {
      this.toggleAttribute("inert", value);
    },
  });
  window.requestAnimationFrame = (act) => frames.push(() => act(0));
  keepInertBehindDialogs();
});

beforeEach(() => {
  document.body.innerHTML = `
    <header><button id="opener" popovertarget="box"></button><div><dialog id="box"></dialog></div><nav id="nav"></nav></header>
    <main id="main"></main><aside id="aside" inert></aside><dialog id="other"></dialog><script></script>`;
});

const frame = () => frames.splice(0).forEach((act) => act());
const inert = () => [...document.querySelectorAll("[inert]")].map(({ id }) => id);
/** jsdom knows no popovers: a dialog is open with its attribute. */
function toggle(newState: "open" | "closed") {
  const dialog = document.getElementById("box");
  const tell = (type: string) =>
    dialog?.dispatchEvent(Object.assign(new Event(type), { newState }));
  tell("beforetoggle");
  const before = inert();
  dialog?.toggleAttribute("open", newState === "open");
  tell("toggle");
  return before;
}

it("makes everything beside the dialog inert in the frame after, and gives it back", () => {
  toggle("open");
  expect(inert()).toEqual(["aside"]);
  frame();
  expect(inert()).toEqual(["opener", "nav", "main", "aside"]);
  toggle("closed");
  frame();
  expect(inert()).toEqual(["aside"]);
});

it("frees what opened the dialog before it closes: it gets the focus back", () => {
  toggle("open");
  frame();
  expect(toggle("closed")).toEqual(["aside"]);
});

it("leaves all to modal dialogs where browsers know no popovers", async () => {
  Reflect.deleteProperty(HTMLElement.prototype, "popover");
  const listen = jest.spyOn(document, "addEventListener");
  jest.resetModules();
  (await import("./inert-page")).keepInertBehindDialogs();
  expect(listen).not.toHaveBeenCalled();
});
