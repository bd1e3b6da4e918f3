/** @jest-environment jsdom */
import { placeElement, setReducedMotion, watchScrolling } from "../testing/window";
import { scrollToAnchor, scrollToTop } from "./smooth-scroll";

let scrolled: ReturnType<typeof watchScrolling>;

beforeEach(() => {
  jest.useFakeTimers();
  setReducedMotion(false);
  scrolled = watchScrolling();
  document.body.replaceChildren();
});
afterEach(() => {
  jest.useRealTimers();
  Object.defineProperty(window, "scrollY", { value: 0, configurable: true });
});

describe("scrolling to an anchor", () => {
  it("waits 50 ms, then leaves 100 px above it", () => {
    placeElement("features", 940);
    scrollToAnchor("features");
    jest.advanceTimersByTime(49);
    expect(scrolled).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(scrolled).toHaveBeenCalledTimes(1);
    expect(scrolled).toHaveBeenCalledWith({ top: 840, behavior: "smooth" });
  });

  it("counts what has been scrolled already, and where the anchor is after the wait", () => {
    Object.defineProperty(window, "scrollY", { value: 2000, configurable: true });
    const anchor = placeElement("features", 940);
    scrollToAnchor("features");
    anchor.getBoundingClientRect = () => ({ top: -1060 }) as DOMRect;
    jest.advanceTimersByTime(50);
    expect(scrolled).toHaveBeenCalledWith({ top: 840, behavior: "smooth" });
  });

  it("does not move for visitors who asked for less motion, it jumps", () => {
    setReducedMotion(true);
    placeElement("features", 940);
    scrollToAnchor("features");
    jest.advanceTimersByTime(50);
    expect(scrolled).toHaveBeenCalledWith({ top: 840, behavior: "instant" });
  });

  it("can be called off", () => {
    placeElement("features", 940);
    scrollToAnchor("features")();
    jest.advanceTimersByTime(1000);
    expect(scrolled).not.toHaveBeenCalled();
  });

  it("stays where it is when the page has no such anchor", () => {
    scrollToAnchor("features");
    jest.advanceTimersByTime(1000);
    expect(scrolled).not.toHaveBeenCalled();
  });
});

it.each([
  ["smooth", false],
  ["instant", true],
])("scrolls to the top: %s when less motion is %s", (behavior, reduced) => {
  setReducedMotion(reduced);
  scrollToTop();
  expect(scrolled).toHaveBeenCalledWith({ top: 0, behavior });
});
