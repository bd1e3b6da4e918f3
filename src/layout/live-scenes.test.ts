/** @jest-environment jsdom */
import { startScenes } from "./live-scenes";

let isMotionWelcome = true;
/** Reports that the stage has entered or left the screen. */
let scroll: (isIntersecting: boolean) => void;
const observe = jest.fn();

beforeEach(() => {
  jest.useFakeTimers();
  window.IntersectionObserver = class {
    constructor(callback: (entries: object[]) => void) {
      scroll = (isIntersecting) => callback([{ isIntersecting }]);
    }
    observe = observe;
  } as never;
  isMotionWelcome = true;
  const motion = {
    get matches() {
      return isMotionWelcome;
    },
  };
  Object.assign(window, { matchMedia: () => motion });
});
afterEach(() => jest.useRealTimers());

const draw = (drawn: number) => jest.spyOn(Math, "random").mockReturnValue(drawn);
const pass = (milliseconds: number) => jest.advanceTimersByTime(milliseconds);
const hide = (isHidden: boolean) => jest.spyOn(document, "hidden", "get").mockReturnValue(isHidden);

const radios = () => [...document.querySelectorAll("input")];
const shown = () => radios().findIndex(({ checked }) => checked);
const button = () => document.querySelector("button") as HTMLElement;

/** A stage with four radios, the first one checked, scrolled into view. */
function show(beforeCode: () => void = () => undefined) {
  const radio = '<input type="radio" name="agent">';
  const first = radio.replace(">", " checked>");
  document.body.innerHTML = `<div data-turns>${first}${radio.repeat(3)}<button data-paused="false"></button></div>`;
  beforeCode();
  startScenes();
  scroll(true);
}

it("starts after a random delay of up to three seconds", () => {
  draw(0.5);
  show();
  pass(1499);
  expect(shown()).toBe(0);
  pass(1);
  expect(shown()).toBe(2);
});

it("shows another agent at random every four seconds", () => {
  draw(0);
  show();
  pass(0);
  const seen = new Set<number>();
  for (const drawn of [0, 0.34, 0.67, 0.999, 0.999, 0.999]) {
    const before = shown();
    seen.add(before);
    pass(3999);
    expect(shown()).toBe(before);
    draw(drawn);
    pass(1);
    expect(shown()).not.toBe(before);
  }
  expect(seen.size).toBe(4);
});

it.each<[condition: string, stop: () => void, resume: () => void]>([
  ["after Pause", () => button().click(), () => button().click()],
  ["after a choice", () => radios()[0]?.click(), () => button().click()],
  ["off the screen", () => scroll(false), () => scroll(true)],
  ["in a hidden tab", () => hide(true), () => hide(false)],
  ["for less motion", () => (isMotionWelcome = false), () => (isMotionWelcome = true)],
])("stops %s", (_condition, stop, resume) => {
  draw(0.9);
  show();
  stop();
  pass(20_000);
  expect(shown()).toBe(0);
  resume();
  pass(4000);
  expect(shown()).toBe(3);
});

it("keeps what was chosen before the code loaded", () => {
  show(() => radios()[2]?.click());
  pass(20_000);
  expect(shown()).toBe(2);
  expect(button().dataset.paused).toBe("true");
});

it("runs no timer off screen", () => {
  show();
  scroll(false);
  expect(jest.getTimerCount()).toBe(0);
});

it("starts once", () => {
  show();
  startScenes();
  expect(observe).toHaveBeenCalledTimes(1);
});
