/** @jest-environment jsdom */
import { flushSync } from "react-dom";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { dependsOn } from "../../../tests/contract";

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

dependsOn("react-dom", "react-radios.ts", {
  "no report of a press on a radio that was checked before hydration": () => {
    const choose = jest.fn();
    const check = (place: HTMLElement) => (input(place).checked = true);
    input(hydrated(<input type="radio" onChange={choose} />, check)).click();
    return choose.mock.calls.length === 0;
  },
});

dependsOn("react-dom", "react-textareas.ts", {
  "the first text in a hydrated textarea": () => {
    const type = (place: HTMLElement) =>
      ((place.firstChild as HTMLTextAreaElement).value = "typed");
    const place = hydrated(<textarea defaultValue="first" />, type);
    return (place.firstChild as HTMLTextAreaElement).value === "first";
  },
});

const Faulty = () => {
  if (isBroken) throw new Error("broken");
  return <p>text</p>;
};
let isBroken = false;

dependsOn("react-dom", "react-lost-html.ts", {
  "an empty element after an error": () =>
    hydrated(<Faulty />, () => (isBroken = true)).innerHTML === "",
});
