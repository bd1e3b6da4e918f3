/** @jest-environment jsdom */
import { observers, standInForObservers } from "../testing/observers";
import { attendScenes, endPlay, nextOf } from "./live-scenes";

let isMotionWelcome = true;

beforeAll(standInForObservers);
beforeEach(() => {
  jest.useFakeTimers();
  isMotionWelcome = true;
  Object.assign(window, { matchMedia: () => ({ matches: isMotionWelcome }) });
});
afterEach(() => jest.useRealTimers());

const draw = (drawn: number) => jest.spyOn(Math, "random").mockReturnValue(drawn);
const pass = (milliseconds: number) => jest.advanceTimersByTime(milliseconds);

describe("a list whose entries take turns", () => {
  const list = () => document.querySelector("ul") as HTMLElement;
  const present = () =>
    [...list().children].flatMap((entry, index) =>
      entry.getAttribute("data-turn") === "true" ? [index] : [],
    );

  /** Four entries, the first one's turn, on the screen. */
  function show() {
    const others = '<li data-turn="false"></li>'.repeat(3);
    document.body.innerHTML = `<ul data-turns><li data-turn="true"></li>${others}</ul>`;
    attendScenes();
    observers.at(-1)?.show();
  }

  it("stands until one is drawn, after the drawn part of three seconds", () => {
    draw(0.5);
    show();
    pass(1499);
    expect(present()).toEqual([0]);
    pass(1);
    expect(present()).toEqual([2]);
  });

  it("has exactly one present, and every four seconds another one", () => {
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

  it("waits while it is paused", () => {
    show();
    pass(3000);
    const before = present();
    list().dataset.paused = "true";
    pass(20_000);
    expect(present()).toEqual(before);
    list().dataset.paused = "false";
    pass(4000);
    expect(present()).not.toEqual(before);
  });

  it("waits off the screen, and leaves no timer there", () => {
    show();
    observers.at(-1)?.show(false);
    expect(jest.getTimerCount()).toBe(0);
    observers.at(-1)?.show();
    draw(0.9);
    pass(3000);
    expect(present()).toEqual([3]);
  });

  it("waits in a hidden tab", () => {
    show();
    const hidden = jest.spyOn(document, "hidden", "get").mockReturnValue(true);
    pass(20_000);
    expect(present()).toEqual([0]);
    hidden.mockReturnValue(false);
    draw(0.9);
    pass(4000);
    expect(present()).toEqual([3]);
  });

  it("stays as it is where motion is not wanted", () => {
    isMotionWelcome = false;
    show();
    pass(20_000);
    expect(present()).toEqual([0]);
  });

  it("is attended once", () => {
    show();
    const before = observers.length;
    attendScenes();
    expect(observers).toHaveLength(before);
  });
});

it("draws another one that exists, whatever is drawn", () => {
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

describe("a scene that plays once", () => {
  const scene = () => document.querySelector("div") as HTMLElement;
  /** So many of its 100 px are seen. */
  const seen = (height: number) =>
    observers
      .at(-1)
      ?.show(true, { boundingClientRect: { height: 100 }, intersectionRect: { height } });

  beforeEach(() => {
    document.body.innerHTML = '<div data-plays="5000"></div>';
    attendScenes();
  });

  it("plays when most of it is on screen, for its time, and not again", () => {
    seen(59);
    expect(scene().dataset.playing).toBeUndefined();
    seen(60);
    expect(scene().dataset.playing).toBe("true");
    pass(4999);
    expect(scene().dataset.playing).toBe("true");
    pass(1);
    expect(scene().dataset.playing).toBe("false");
    seen(100);
    expect(scene().dataset.playing).toBe("false");
  });

  it("does not play when it has been used", () => {
    endPlay(scene());
    seen(100);
    pass(1);
    expect(scene().dataset.playing).toBe("false");
  });
});
