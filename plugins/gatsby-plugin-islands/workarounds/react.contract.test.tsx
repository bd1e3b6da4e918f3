/**
 * Fails when React no longer does what a workaround is for.
 * @jest-environment jsdom
 */
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";

/** Hydrates HTML that a visitor has changed before. @returns its element */
function hydrated(node: React.ReactNode, change: (place: HTMLElement) => void) {
  const place = document.createElement("div");
  document.body.replaceChildren(place);
  place.innerHTML = renderToString(node);
  change(place);
  flushSync(() => hydrateRoot(place, node, { onUncaughtError: () => undefined }));
  return place;
}
const input = (place: HTMLElement) => place.querySelector("input") as HTMLInputElement;

it("a press on a radio that was checked before hydration isn't reported", () => {
  const choose = jest.fn();
  const check = (place: HTMLElement) => (input(place).checked = true);
  input(hydrated(<input type="radio" onChange={choose} />, check)).click();
  expect(choose).not.toHaveBeenCalled();
});

it("hydration resets a textarea to its first text", () => {
  const type = (place: HTMLElement) => ((place.firstChild as HTMLTextAreaElement).value = "typed");
  const place = hydrated(<textarea defaultValue="first" />, type);
  expect(place.firstChild).toHaveProperty("value", "first");
});

it("a root that throws is emptied", () => {
  let isBroken = false;
  const Faulty = () => {
    if (isBroken) throw new Error("broken");
    return <p>text</p>;
  };
  expect(hydrated(<Faulty />, () => (isBroken = true)).innerHTML).toBe("");
});
