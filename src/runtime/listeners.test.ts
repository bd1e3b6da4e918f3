/** @jest-environment jsdom */
import { earlyScript } from "../lib/inline-scripts";
import { listenWithoutReact } from "./listeners";
import { listen } from "./queue";

const thrown: string[] = [];

beforeAll(() => {
  window.addEventListener("error", ({ message }) => thrown.push(message));
  const script = document.createElement("script");
  script.textContent = earlyScript();
  document.head.append(script);
  listenWithoutReact();
  listen(jest.fn());
  document.body.innerHTML = '<div data-island="a">text<input></div>';
});

/** Autofill sends key events without a key; extensions send events to the document, and some browsers to a text. */
const events: [what: string, event: Event][] = [
  ["a key event without a key", new Event("keydown", { bubbles: true })],
  ["a key event without a name", new KeyboardEvent("keydown", { bubbles: true })],
  ["Ctrl+K", new KeyboardEvent("keydown", { key: "k", ctrlKey: true, bubbles: true })],
  ["a click", new MouseEvent("click", { bubbles: true })],
  ...["input", "change", "submit", "focusin", "beforetoggle", "toggle"].map(
    (type): [string, Event] => [type, new Event(type, { bubbles: true })],
  ),
];
const targets: [where: string, find: () => EventTarget][] = [
  ["the window", () => window],
  ["the document", () => document],
  ["the body", () => document.body],
  ["a text", () => document.querySelector("[data-island]")?.firstChild ?? document],
  ["a field", () => document.querySelector("input") ?? document],
];

for (const [where, find] of targets) {
  it.each(events)(`survives, on ${where}, %s`, (_, event) => {
    thrown.length = 0;
    find().dispatchEvent(event);
    expect(thrown).toEqual([]);
  });
}
