/** @jest-environment jsdom */
import { takeEarly } from "./events";
import { runEarlyScript } from "./jsdom";
import { giveUp, listen, note, ready } from "./queue";

jest.mock("$islands/first-script", () => ({}), { virtual: true });

beforeAll(runEarlyScript);

const need = jest.fn();

/** An island with a button, a radio, a form, and the page's notice. */
function open() {
  document.body.innerHTML =
    '<div data-island="a"><button>Press</button><input type="radio" checked>' +
    "<form><input><button></button></form></div><p data-notice hidden></p>";
  const find = (selector: string) => document.querySelector(selector) as HTMLInputElement;
  const place = find("[data-island]");
  const done: string[] = [];
  place.addEventListener("click", ({ target }) => done.push((target as HTMLElement).localName));
  place.addEventListener("change", () => done.push("chosen"));
  place.addEventListener("submit", (event) => {
    event.preventDefault();
    done.push(find("form input").value);
  });
  const send = () =>
    find("form").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  return { find, place, done, send };
}

it("repeats presses, choices and a form in order, and lets later ones through", async () => {
  const { find, place, done, send } = open();
  find("button").click();
  find("button").click();
  find("form input").value = "text";
  // Enter is pressed twice.
  send();
  send();
  // Until now the first script has not run.
  listen(need);
  for (const event of takeEarly()) note(event);
  find("[type=radio]").click();
  expect(need).toHaveBeenCalledWith(place, find("[type=radio]"));
  done.length = 0;
  await ready(place);
  expect(done).toEqual(["button", "button", "text", "input", "chosen"]);
  find("button").click();
  expect(done.at(-1)).toBe("button");
  expect(done).toHaveLength(6);
});

it("tells someone who waits, or is in a field, that code is missing; forgets presses", async () => {
  const { find, place, done } = open();
  const notice = find("[data-notice]");
  giveUp(place);
  expect(notice.hidden).toBe(true);
  find("form input").focus();
  giveUp(place);
  expect(notice.hidden).toBe(false);
  find("button").focus();
  // Requests it again.
  find("button").click();
  expect(notice.hidden).toBe(true);
  giveUp(place);
  expect(notice.hidden).toBe(false);
  await ready(place);
  expect(done).toEqual([]);
});

it.each(["click", "submit", "input", "focusin"])(
  "survives a %s of the window, the document or a text",
  (type) => {
    const thrown = jest.fn();
    window.addEventListener("error", thrown);
    open()
      .find("button")
      .firstChild?.dispatchEvent(new Event(type, { bubbles: true }));
    document.dispatchEvent(new Event(type, { bubbles: true }));
    window.dispatchEvent(new Event(type));
    window.removeEventListener("error", thrown);
    expect(thrown).not.toHaveBeenCalled();
  },
);
