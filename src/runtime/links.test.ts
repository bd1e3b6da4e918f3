/** @jest-environment jsdom */
import { navigate, prefetchPathname } from "gatsby";
import { followLinks } from "./links";

beforeAll(followLinks);

/** A page with one link, its text inside of another element. */
function pageWith(attributes: string): HTMLElement {
  document.body.innerHTML = `<a ${attributes}><b>there</b></a>`;
  return document.querySelector("b") as HTMLElement;
}
function click(element: Element, init: MouseEventInit = {}) {
  let isLeftToBrowser = true;
  const look = (late: Event) => {
    isLeftToBrowser = !late.defaultPrevented;
    // jsdom cannot load another page.
    late.preventDefault();
  };
  addEventListener("click", look, { once: true });
  element.dispatchEvent(new MouseEvent("click", { bubbles: true, cancelable: true, ...init }));
  return { isLeftToBrowser };
}

it("changes the page, to the place on it that was asked for", () => {
  const text = pageWith('href="/pricing?a=1#plans"');
  expect(click(text)).toEqual({ isLeftToBrowser: false });
  expect(navigate).toHaveBeenCalledWith("/pricing?a=1#plans", { replace: false });
});

it("makes no step of the history for the page that is open", () => {
  click(pageWith(`href="${location.pathname}"`));
  expect(navigate).toHaveBeenCalledWith(location.pathname, { replace: true });
});

it.each(["mouseover", "focusin"])(
  "fetches a page with %s of its link, and nothing else",
  (type) => {
    const about = (text: Element) => text.dispatchEvent(new Event(type, { bubbles: true }));
    about(pageWith('href="https://example.org/a"'));
    expect(prefetchPathname).not.toHaveBeenCalled();
    about(pageWith('href="/pricing"'));
    expect(prefetchPathname).toHaveBeenCalledWith("/pricing");
  },
);

it.each([
  ["another site", 'href="https://example.org/a"'],
  ["a file", 'href="/blog/rss.xml"'],
  ["a place on the page", 'href="#plans"'],
  ["a mail", 'href="mailto:a@example.org"'],
  ["a window of its own", 'href="/pricing" target="_blank"'],
])("leaves %s to the browser", (_, attributes) => {
  const text = pageWith(attributes);
  expect(click(text)).toEqual({ isLeftToBrowser: true });
  expect(navigate).not.toHaveBeenCalled();
});

it.each([
  { metaKey: true },
  { ctrlKey: true },
  { shiftKey: true },
  { altKey: true },
  { button: 1 },
])("leaves a click with %o to the browser", (init) => {
  expect(click(pageWith('href="/pricing"'), init)).toEqual({ isLeftToBrowser: true });
  expect(navigate).not.toHaveBeenCalled();
});

it("leaves what has been answered", () => {
  const text = pageWith('href="/pricing"');
  text.addEventListener("click", (event) => event.preventDefault());
  click(text);
  expect(navigate).not.toHaveBeenCalled();
});
