/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import { useState } from "react";
import { hydrateRoot } from "react-dom/client";
import { loadDeferred } from "../lib/deferred";
import { observers, standInForObservers } from "../testing/observers";
import { island } from "./islands";

/** A part with a button that only a script answers, and a radio. */
function Counter({ word }: { word: string }) {
  const [count, setCount] = useState(0);
  const [chosen, choose] = useState("nothing");
  return (
    <section>
      <button type="button" onClick={() => setCount(count + 1)}>
        {word} {count}
      </button>
      <input type="radio" name="some" value="one" onChange={() => choose("one")} />
      <p>{chosen}</p>
      <form
        method="post"
        onSubmit={(event) => {
          event.preventDefault();
          choose("sent");
        }}
      />
    </section>
  );
}

const html =
  '<div><section><button type="button">pressed<!-- --> <!-- -->0</button>' +
  '<input type="radio" name="some" value="one"><p>nothing</p><form method="post"></form></section></div>';

/** The server's HTML of the part, taken over by a page around it. */
function visit(load: () => Promise<typeof Counter>, options = {}) {
  const Part = island(load, options);
  const page = document.createElement("main");
  page.innerHTML = html;
  document.body.replaceChildren(page);
  const errors: unknown[] = [];
  let root: ReturnType<typeof hydrateRoot> | undefined;
  act(() => {
    root = hydrateRoot(page, <Part word="pressed" />, {
      onRecoverableError: (error) => errors.push(error),
    });
  });
  const show = (word: string) => acting(() => root?.render(<Part word={word} />));
  return { page, errors, show, leave: () => acting(() => root?.unmount()) };
}
const there = () => Promise.resolve(Counter);
const button = () => screen.getByRole("button");
const touch = (element: Element) =>
  acting(() => element.dispatchEvent(new Event("mouseover", { bubbles: true })));
/** Does it, and lets React and whatever was promised follow. */
const acting = (what: () => void) =>
  act(() => {
    what();
    return Promise.resolve();
  });
/** Does it, and waits until the part has been taken over and has done again what it missed. */
async function doing(what: () => void) {
  await acting(what);
  await act(() => new Promise((resolve) => setTimeout(resolve, 5)));
}
const press = (element: HTMLElement) => doing(() => element.click());

beforeAll(standInForObservers);

it("asks for no code before somebody touches it, and leaves the server's HTML", () => {
  const load = jest.fn(there);
  const { page, errors } = visit(load);
  expect(load).not.toHaveBeenCalled();
  expect(page.innerHTML).toBe(html);
  expect(errors).toEqual([]);
});

it("takes the same HTML over when it is touched", async () => {
  const load = jest.fn(there);
  visit(load);
  const before = button();
  await touch(before);
  expect(load).toHaveBeenCalledTimes(1);
  await press(before);
  expect(button()).toBe(before);
  expect(before).toHaveTextContent("pressed 1");
});

it("comes when it has something else to show, while it is near", async () => {
  let ask: (() => void) | undefined;
  const near = (need: () => void) => {
    ask = need;
    return () => (ask = undefined);
  };
  const load = jest.fn(there);
  visit(load, { near });
  expect(observers.at(-1)?.margin).toBe("100% 0px");
  expect(ask).toBeUndefined();
  await acting(() => observers.at(-1)?.show());
  await acting(() => observers.at(-1)?.show(false));
  expect(ask).toBeUndefined();
  await acting(() => observers.at(-1)?.show());
  expect(load).not.toHaveBeenCalled();
  await acting(() => ask?.());
  expect(load).toHaveBeenCalledTimes(1);
});

it("takes it over as soon as its code is there, so that no event comes between", async () => {
  let release: (part: typeof Counter) => void = () => undefined;
  visit(() => new Promise((resolve) => (release = resolve)));
  await touch(button());
  const environment = globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean };
  environment.IS_REACT_ACT_ENVIRONMENT = false;
  release(Counter);
  // Microtasks alone: React's scheduler has had no turn.
  for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  expect(Object.keys(button()).some((name) => name.startsWith("__reactProps"))).toBe(true);
  environment.IS_REACT_ACT_ENVIRONMENT = true;
});

it("does what the very first click asked for, once", async () => {
  visit(there);
  await press(button());
  expect(button()).toHaveTextContent("pressed 1");
});

it("keeps what was chosen before its code was there, and hears of it", async () => {
  visit(there);
  const radio = screen.getByRole("radio");
  await press(radio);
  expect(radio).toBeChecked();
  expect(screen.getByText("one")).toBeVisible();
});

it("sends a form when its code is there, and as without scripts when it cannot be had", async () => {
  jest.spyOn(console, "error").mockImplementation();
  const natively = jest.spyOn(HTMLFormElement.prototype, "submit").mockReturnValue();
  window.fetch = jest.fn().mockResolvedValue({ status: 200 });
  const { page } = visit(jest.fn(there).mockRejectedValueOnce(new Error("no connection")));
  const send = () => doing(() => page.querySelector("form")?.requestSubmit());
  await send();
  expect(natively).toHaveBeenCalledTimes(1);
  await send();
  expect(screen.getByText("sent")).toBeVisible();
  expect(natively).toHaveBeenCalledTimes(1);
});

it("leaves the HTML when its code cannot be had, and asks again with the next touch", async () => {
  jest.spyOn(console, "error").mockImplementation();
  const load = jest.fn(there).mockRejectedValueOnce(new Error("no connection"));
  const { page } = visit(load);
  await touch(button());
  expect(page.innerHTML).toBe(html);
  await press(button());
  expect(load).toHaveBeenCalledTimes(2);
  expect(button()).toHaveTextContent("pressed 1");
});

it("is not thrown away by an update from above", async () => {
  const { show, page } = visit(there);
  await show("pressed");
  expect(page.innerHTML).toBe(html);
});

it("comes when its props change, and follows them from then on", async () => {
  const { show } = visit(there);
  await show("touched");
  expect(button()).toHaveTextContent("touched 0");
  await show("seen");
  expect(button()).toHaveTextContent("seen 0");
  await show("pressed");
  expect(button()).toHaveTextContent("pressed 0");
});

it("goes with its page", async () => {
  const { page, leave } = visit(there);
  await touch(button());
  await leave();
  expect(page).toBeEmptyDOMElement();
});

it("is there at once on a page that was gone to", async () => {
  const Part = island(there);
  await loadDeferred();
  render(<Part word="gone to" />);
  expect(button()).toHaveTextContent("gone to 0");
});
