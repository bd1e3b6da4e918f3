/** @jest-environment jsdom */
import { navigate } from "gatsby";
import { followLinks } from "./links";

/** A part with one link, its text inside of another element. */
function partWith(attributes: string): { text: HTMLElement; stop: () => void } {
  document.body.innerHTML = `<section><a ${attributes}><b>there</b></a></section>`;
  const part = document.body.firstElementChild as Element;
  return { text: part.querySelector("b") as HTMLElement, stop: followLinks(part) };
}
const click = (element: Element, init: MouseEventInit = {}) => {
  const event = new MouseEvent("click", { bubbles: true, cancelable: true, ...init });
  // jsdom cannot load another page.
  addEventListener("click", (late) => late.preventDefault(), { once: true });
  let isLeft = true;
  document.body.addEventListener("click", (late) => (isLeft = !late.defaultPrevented), {
    once: true,
  });
  element.dispatchEvent(event);
  return { isLeftToBrowser: isLeft };
};

it("changes the page, to the place on it that was asked for", () => {
  const { text } = partWith('href="/pricing?a=1#plans"');
  expect(click(text)).toEqual({ isLeftToBrowser: false });
  expect(navigate).toHaveBeenCalledWith("/pricing?a=1#plans");
});

it.each([
  ["another site", 'href="https://example.org/a"'],
  ["a file", 'href="/blog/rss.xml"'],
  ["a place on the page", 'href="#plans"'],
  ["a mail", 'href="mailto:a@example.org"'],
  ["a window of its own", 'href="/pricing" target="_blank"'],
])("leaves %s to the browser", (_, attributes) => {
  const { text } = partWith(attributes);
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
  expect(click(partWith('href="/pricing"').text, init)).toEqual({ isLeftToBrowser: true });
  expect(navigate).not.toHaveBeenCalled();
});

it("stops when it is told to", () => {
  const { text, stop } = partWith('href="/pricing"');
  stop();
  expect(click(text)).toEqual({ isLeftToBrowser: true });
});
