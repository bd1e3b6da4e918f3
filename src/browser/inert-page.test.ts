/** @jest-environment jsdom */
import { keepInertBehindDialogs } from "./inert-page";

let pictures: (() => void)[];
const many = "<i></i>".repeat(60);

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
  window.requestAnimationFrame = (act) => pictures.push(() => act(0));
  keepInertBehindDialogs();
});

beforeEach(() => {
  pictures = [];
  document.body.innerHTML = `
    <header><a href="/" id="opener">home</a><div><dialog id="box"></dialog></div><nav></nav></header>
    <main><section id="large"><p id="one">${many}</p><p id="two">${many}</p></section><section id="small"></section></main>
    <dialog id="other"></dialog><script></script>`;
});

const paint = async () => {
  pictures.splice(0).forEach((act) => act());
  await new Promise((next) => setTimeout(next));
  // The timer of the module was set before this one, or is the next.
  await new Promise((next) => setTimeout(next));
};
const settle = async () => {
  while (pictures.length > 0) await paint();
};
const inert = () =>
  [...document.querySelectorAll<HTMLElement>("*")]
    .filter((element) => element.inert)
    .map(({ id, localName }) => id || localName);

/** jsdom knows no popovers: a dialog is open with its attribute. */
function setOpen(open: boolean) {
  document.getElementById("box")?.toggleAttribute("open", open);
}

function tell(type: "beforetoggle" | "toggle", newState: "open" | "closed") {
  const event = Object.assign(new Event(type), { newState });
  document.getElementById("box")?.dispatchEvent(event);
}
async function show() {
  tell("beforetoggle", "open");
  setOpen(true);
  tell("toggle", "open");
  await Promise.resolve();
}
function hide() {
  tell("beforetoggle", "closed");
  setOpen(false);
  tell("toggle", "closed");
}

it("makes everything beside the dialog inert, a part with every picture, large ones piece by piece", async () => {
  await show();
  expect(inert()).toEqual([]);
  await paint();
  expect(inert()).toHaveLength(1);
  await paint();
  expect(inert()).toHaveLength(2);
  await settle();
  expect(inert()).toEqual(["opener", "nav", "one", "two", "small"]);
  hide();
  await settle();
  expect(inert()).toEqual([]);
});

it("lets no key walk out while parts are left", async () => {
  await show();
  document.dispatchEvent(new KeyboardEvent("keydown", { key: "Tab" }));
  expect(inert()).toEqual(["opener", "nav", "one", "two", "small"]);
  hide();
  await settle();
});

it("gives back at once what had the focus, and no other part", async () => {
  document.querySelector<HTMLElement>("#opener")?.focus();
  await show();
  await settle();
  tell("beforetoggle", "closed");
  expect(inert()).not.toContain("opener");
  expect(inert()).toContain("nav");
  setOpen(false);
  tell("toggle", "closed");
  await settle();
  expect(inert()).toEqual([]);
});

it("gives back at once what is in sight, where the dialog was opened before", async () => {
  for (const element of document.querySelectorAll("*")) {
    const top = element.id === "small" ? 10 : -20;
    element.getBoundingClientRect = () => ({ top, bottom: top + 10 }) as DOMRect;
  }
  jest.resetModules();
  setOpen(true);
  const fresh = await import("./inert-page");
  fresh.keepInertBehindDialogs();
  await settle();
  expect(inert()).toContain("small");
  tell("beforetoggle", "closed");
  expect(inert()).not.toContain("small");
  expect(inert()).toContain("opener");
});

it("leaves all to modal dialogs where browsers know no popovers, which would not tell of their end", async () => {
  Reflect.deleteProperty(HTMLElement.prototype, "popover");
  const listen = jest.spyOn(document, "addEventListener");
  jest.resetModules();
  setOpen(true);
  (await import("./inert-page")).keepInertBehindDialogs();
  expect(listen).not.toHaveBeenCalled();
  expect(pictures).toEqual([]);
});
