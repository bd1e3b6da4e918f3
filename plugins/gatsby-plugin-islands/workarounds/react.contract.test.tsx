/**
 * Fails when React no longer does what a workaround is for.
 * @jest-environment jsdom
 */
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";

/** Hydrates HTML after a change. @returns its element */
function hydrated(node: React.ReactNode, change: (element: HTMLElement) => void) {
  const element = document.createElement("div");
  document.body.replaceChildren(element);
  element.innerHTML = renderToString(node);
  change(element);
  flushSync(() => hydrateRoot(element, node, { onUncaughtError: () => undefined }));
  return element;
}
const input = (element: HTMLElement) => element.querySelector("input") as HTMLInputElement;

it("doesn't report a press on a radio that was checked before hydration", () => {
  const choose = jest.fn();
  const check = (element: HTMLElement) => (input(element).checked = true);
  input(hydrated(<input type="radio" onChange={choose} />, check)).click();
  expect(choose).not.toHaveBeenCalled();
});

it("resets a textarea to its first text", () => {
  const type = (element: HTMLElement) =>
    ((element.firstChild as HTMLTextAreaElement).value = "typed");
  const element = hydrated(<textarea defaultValue="first" />, type);
  expect(element.firstChild).toHaveProperty("value", "first");
});

it("empties a root that throws", () => {
  let isBroken = false;
  const Faulty = () => {
    if (isBroken) throw new Error("broken");
    return <p>text</p>;
  };
  expect(hydrated(<Faulty />, () => (isBroken = true)).innerHTML).toBe("");
});
