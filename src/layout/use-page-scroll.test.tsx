/** @jest-environment jsdom */
import { renderHook } from "@testing-library/react";
import { goToAnchor, takePendingAnchor } from "../browser/anchor-navigation";
import { placeElement, setReducedMotion, watchScrolling } from "../testing/window";
import { usePageScroll } from "./use-page-scroll";

let scrolled: ReturnType<typeof watchScrolling>;
const place = (pathname: string) => ({ pathname }) as Location;
const show = (pathname: string) =>
  renderHook(({ location }) => usePageScroll(location), {
    initialProps: { location: place(pathname) },
  });

beforeEach(() => {
  jest.useFakeTimers();
  setReducedMotion(false);
  scrolled = watchScrolling();
  window.history.replaceState(null, "", "/pricing");
  document.body.replaceChildren();
  takePendingAnchor();
});
afterEach(() => jest.useRealTimers());

it("leaves the scroll position of a new page to the browser", () => {
  const { rerender } = show("/pricing");
  rerender({ location: place("/blog") });
  jest.advanceTimersByTime(1000);
  expect(scrolled).not.toHaveBeenCalled();
});

/** A click on Features on another page has led to the landing page. */
function followFeatures() {
  placeElement("features");
  const { rerender, unmount } = show("/pricing");
  scrolled.mockClear();
  goToAnchor("features");
  rerender({ location: place("/") });
  return unmount;
}

it("scrolls to the features after a click on Features on another page", () => {
  followFeatures();
  expect(scrolled).not.toHaveBeenCalled();
  jest.advanceTimersByTime(50);
  expect(scrolled).toHaveBeenCalledWith("features", { behavior: "smooth" });
});

it("does not scroll when the visitor has opened another page meanwhile", () => {
  const leave = followFeatures();
  leave();
  jest.advanceTimersByTime(1000);
  expect(scrolled).not.toHaveBeenCalled();
});
