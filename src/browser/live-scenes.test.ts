/** @jest-environment jsdom */
import { observers, standInForObservers } from "../testing/observers";
import { startScenes, nextOf } from "./live-scenes";

let isMotionWelcome = true;

beforeAll(standInForObservers);
beforeEach(() => {
  jest.useFakeTimers();
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

describe("a list with [data-turns]", () => {
  const list = () => document.querySelector("ul") as HTMLElement;
  const pause = (isPaused: boolean) => (list().dataset.paused = String(isPaused));
  /** Indices of the entries whose turn it is. */
  const present = () =>
    [...list().children].flatMap((entry, index) =>
      entry.getAttribute("data-turn") === "true" ? [index] : [],
    );

  /** Renders four entries, of which the first has its turn, and scrolls to them. */
  function show() {
    const others = '<li data-turn="false"></li>'.repeat(3);
    document.body.innerHTML = `<ul data-turns><li data-turn="true"></li>${others}</ul>`;
    startScenes();
    observers.at(-1)?.show();
  }

  it("takes its first turn after a random part of three seconds", () => {
    draw(0.5);
    show();
    pass(1499);
    expect(present()).toEqual([0]);
    pass(1);
    expect(present()).toEqual([2]);
  });

  it("gives one entry its turn, and every four seconds another one", () => {
    draw(0);
    show();
    pass(0);
    for (let turn = 0; turn < 10; turn += 1) {
      const before = present();
      expect(before).toHaveLength(1);
      pass(3999);
      expect(present()).toEqual(before);
      pass(1);
      expect(present()).not.toEqual(before);
    }
  });

  it.each<[condition: string, stop: () => void, resume: () => void]>([
    ["while paused", () => pause(true), () => pause(false)],
    ["off the screen", () => observers.at(-1)?.show(false), () => observers.at(-1)?.show()],
    ["in a hidden tab", () => hide(true), () => hide(false)],
    ["for less motion", () => (isMotionWelcome = false), () => (isMotionWelcome = true)],
  ])("takes no turns %s", (_condition, stop, resume) => {
    draw(0.9);
    show();
    stop();
    pass(20_000);
    expect(present()).toEqual([0]);
    resume();
    pass(4000);
    expect(present()).toEqual([3]);
  });

  it("runs no timer off the screen", () => {
    show();
    observers.at(-1)?.show(false);
    expect(jest.getTimerCount()).toBe(0);
  });

  it("is observed once", () => {
    show();
    const before = observers.length;
    startScenes();
    expect(observers).toHaveLength(before);
  });
});

it("chooses any other entry at random, never the current one", () => {
  for (let current = 0; current < 4; current += 1) {
    const next = [0, 0.34, 0.67, 0.999].map((drawn) => {
      draw(drawn);
      return nextOf(4, current);
    });
    expect(next).not.toContain(current);
    expect(next.every((index) => index >= 0 && index < 4)).toBe(true);
    expect(new Set(next).size).toBe(3);
  }
});
