/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { navigate } from "gatsby";
import { changePagesWith, takePendingAnchor } from "../browser/anchor-navigation";
import { placeElement, setReducedMotion, watchScrolling } from "../testing/window";
import { NavLinks } from "./nav-links";

const names = ["Features", "Pricing", "Changelog", "Blog", "Contact"];
const link = (name: string) => screen.getByRole("link", { name });

/** Notes whether the browser would follow links, since jsdom cannot. */
function watchFollowing() {
  const followed: boolean[] = [];
  const note = (event: MouseEvent) => {
    followed.push(!event.defaultPrevented);
    event.preventDefault();
  };
  window.addEventListener("click", note, { once: true });
  return followed;
}

beforeEach(() => window.history.replaceState(null, "", "/pricing"));

it("makes links from names, in their order", () => {
  render(<NavLinks names={names} path="/" />);
  const links = screen.getAllByRole("link");
  expect(links.map((item) => [item.textContent, item.getAttribute("href")])).toEqual([
    ["Features", "/#features"],
    ["Pricing", "/pricing"],
    ["Changelog", "/changelog"],
    ["Blog", "/blog"],
    ["Contact", "/contact"],
  ]);
});

it("marks the current page, and pages below it", () => {
  const { rerender } = render(<NavLinks names={names} path="/blog" />);
  expect(link("Blog")).toHaveAttribute("aria-current", "page");
  expect(link("Pricing")).not.toHaveAttribute("aria-current");
  rerender(<NavLinks names={names} path="/changelog/v0-11-0" />);
  expect(link("Changelog")).toHaveAttribute("aria-current", "page");
  rerender(<NavLinks names={names} path="/" />);
  expect(screen.getAllByRole("link", { current: false })).toHaveLength(5);
});

it("leaves Features on another page to the browser until Gatsby runs", async () => {
  render(<NavLinks names={names} path="/pricing" />);
  const followed = watchFollowing();
  await userEvent.click(link("Features"));
  expect(followed).toEqual([true]);
  expect(takePendingAnchor()).toBeUndefined();
});

it("opens the landing page on Features, and scrolls to the anchor once", async () => {
  changePagesWith(navigate);
  render(<NavLinks names={names} path="/pricing" />);
  const followed = watchFollowing();
  await userEvent.click(link("Features"));
  expect(navigate).toHaveBeenCalledWith("/");
  expect(followed).toEqual([false]);
  expect(takePendingAnchor()).toBe("features");
  expect(takePendingAnchor()).toBeUndefined();
});

it("scrolls to the features from where the visitor is when they are on this page", () => {
  jest.useFakeTimers();
  setReducedMotion(false);
  const scrolled = watchScrolling();
  window.history.replaceState(null, "", "/");
  placeElement("features");
  const steps = window.history.length;
  render(<NavLinks names={names} path="/" />);
  fireEvent.click(link("Features"));
  jest.advanceTimersByTime(50);
  expect(scrolled.mock.calls).toEqual([["features", { behavior: "smooth" }]]);
  expect(navigate).not.toHaveBeenCalled();
  expect(window.history.length).toBe(steps);
  expect(takePendingAnchor()).toBeUndefined();
  jest.useRealTimers();
});

it.each(["Control", "Meta", "Shift", "Alt"])(
  "leaves a click with %s to the browser",
  async (key) => {
    render(<NavLinks names={names} path="/pricing" />);
    const followed = watchFollowing();
    const user = userEvent.setup();
    await user.keyboard(`{${key}>}`);
    await user.click(link("Features"));
    await user.keyboard(`{/${key}}`);
    expect(followed).toEqual([true]);
    expect(navigate).not.toHaveBeenCalled();
    expect(takePendingAnchor()).toBeUndefined();
  },
);

it("leaves every other name to its link", async () => {
  const onFollow = jest.fn();
  render(<NavLinks names={names} path="/" onFollow={onFollow} />);
  const followed = watchFollowing();
  await userEvent.click(link("Pricing"));
  expect(followed).toEqual([true]);
  expect(navigate).not.toHaveBeenCalled();
  expect(onFollow).toHaveBeenCalledTimes(1);
});
