/** @jest-environment jsdom */
import { takeEarly } from "./events";
import { runEarlyScript } from "./jsdom";
import { giveUp, handle, listen, ready } from "./queue";

jest.mock("$islands/first-script", () => ({}), { virtual: true });

beforeAll(runEarlyScript);

const requestCode = jest.fn();

/** An island with a button, a radio, a form, and the page's notice. */
function open() {
  document.body.innerHTML =
    '<div data-island="a"><button>Press</button><input type="radio" checked>' +
    "<form><input><button></button></form></div><p data-notice hidden></p>";
  const find = (selector: string) => document.querySelector(selector) as HTMLInputElement;
  const island = find("[data-island]");
  const done: string[] = [];
  island.addEventListener("click", ({ target }) => done.push((target as HTMLElement).localName));
  island.addEventListener("change", () => done.push("chosen"));
  island.addEventListener("submit", (event) => {
    event.preventDefault();
    done.push(find("form input").value);
  });
  const send = () =>
    find("form").dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  return { find, island, done, send };
}

it("repeats early actions in order, and lets later ones through", async () => {
  const { find, island, done, send } = open();
  find("button").click();
  find("button").click();
  find("form input").value = "text";
  // Enter is pressed twice.
  send();
  send();
  // The first script runs only now.
  listen(requestCode);
  for (const event of takeEarly()) handle(event);
  find("[type=radio]").click();
  expect(requestCode).toHaveBeenCalledWith(island, find("[type=radio]"));
  done.length = 0;
  await ready(island);
  expect(done).toEqual(["button", "button", "text", "input", "chosen"]);
  find("button").click();
  expect(done.at(-1)).toBe("button");
  expect(done).toHaveLength(6);
});

it("shows the notice to a visitor who waits for missing code or is in a field, and forgets presses", async () => {
  const { find, island, done } = open();
  const notice = find("[data-notice]");
  giveUp(island);
  expect(notice.hidden).toBe(true);
  find("form input").focus();
  giveUp(island);
  expect(notice.hidden).toBe(false);
  find("button").focus();
  // The press requests the code again.
  find("button").click();
  expect(notice.hidden).toBe(true);
  giveUp(island);
  expect(notice.hidden).toBe(false);
  await ready(island);
  expect(done).toEqual([]);
});

it.each(["click", "submit", "input", "focusin"])(
  "ignores a %s of the window, the document or a text node",
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
