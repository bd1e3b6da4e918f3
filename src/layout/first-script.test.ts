/** @jest-environment jsdom */
import firstScript from "./first-script";

const thrown: string[] = [];

beforeAll(() => {
  window.addEventListener("error", ({ message }) => thrown.push(message));
  firstScript.listen?.();
  document.body.innerHTML = '<div data-island="a">text<input></div>';
});

/** Extensions dispatch events on the document, and some browsers on a text node. */
const events: [what: string, event: Event][] = [
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
  it.each(events)(`survives %s on ${where}`, (_, event) => {
    thrown.length = 0;
    find().dispatchEvent(event);
    expect(thrown).toEqual([]);
  });
}

describe("islands hydrated at the start", () => {
  afterEach(() => {
    localStorage.clear();
    sessionStorage.clear();
  });
  const toOpen = (path: string) => {
    window.history.replaceState(null, "", path);
    return firstScript.islandsToOpen?.();
  };

  it("are none on a first visit", () => expect(toOpen("/")).toEqual([]));

  it("include the bar after a login", () => {
    localStorage.setItem("session-known", "1");
    expect(toOpen("/")).toEqual(["header [data-island]"]);
  });

  it("include the scenes after a change, on the landing page", () => {
    sessionStorage.setItem("demo-2", "{}");
    expect(toOpen("/")).toEqual(['[data-island^="home/"]']);
    expect(toOpen("/pricing")).toEqual([]);
  });
});
