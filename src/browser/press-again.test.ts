/** @jest-environment jsdom */
import { pressAgain } from "./press-again";

const pressed: string[] = [];
document.body.innerHTML = "<header><a id=bar></a></header><main><a id=page></a></main>";
document.body.addEventListener("click", ({ target }) => pressed.push((target as Element).id));
const root = document.documentElement;

/** Presses what is shown there while the root is all that can be met. */
const pressAt = (id: string) => {
  document.elementFromPoint = () => document.getElementById(id);
  root.dispatchEvent(new MouseEvent("click", { bubbles: true }));
};

beforeEach(() => {
  pressed.length = 0;
  jest.useFakeTimers();
});
afterEach(() => jest.runAllTimers());

it("gives what was pressed meanwhile its press afterwards", () => {
  const end = pressAgain();
  pressAt("bar");
  expect(pressed).toEqual([]);
  end();
  expect(pressed).toEqual(["bar"]);
});

it("does not press what has come in the place of what went with the page", () => {
  const end = pressAgain();
  pressAt("page");
  end();
  expect(pressed).toEqual([]);
});

it("knows a press that began before it was over", () => {
  pressAgain()();
  pressAt("bar");
  expect(pressed).toEqual(["bar"]);
});

it("does nothing twice, and nothing when it has long been over", () => {
  const end = pressAgain();
  document.getElementById("bar")?.click();
  end();
  jest.runAllTimers();
  pressAt("bar");
  expect(pressed).toEqual(["bar"]);
});
