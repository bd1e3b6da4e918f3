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
afterEach(() => jest.useRealTimers());

describe("scrolling to an anchor", () => {
  it("waits 50 ms", () => {
    placeElement("features");
    scrollToAnchor("features");
    jest.advanceTimersByTime(49);
    expect(scrolled).not.toHaveBeenCalled();
    jest.advanceTimersByTime(1);
    expect(scrolled.mock.calls).toEqual([["features", { behavior: "smooth" }]]);
  });

  it("does not move for visitors who asked for less motion, it jumps", () => {
    setReducedMotion(true);
    placeElement("features");
    scrollToAnchor("features");
    jest.advanceTimersByTime(50);
    expect(scrolled).toHaveBeenCalledWith("features", { behavior: "instant" });
  });

  it("can be called off", () => {
    placeElement("features");
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
  const toTop = jest.spyOn(window, "scrollTo").mockImplementation(() => undefined);
  scrollToTop();
  expect(toTop).toHaveBeenCalledWith({ top: 0, behavior });
});
