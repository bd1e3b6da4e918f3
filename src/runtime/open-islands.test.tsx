/** @jest-environment jsdom */
/** Islands that hydrate before, or without, the page around them. */
import { screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { standInForObservers } from "../testing/observers";
import { island, openIslands } from "./islands";
import { hold } from "./queue";

interface CounterProps {
  word: string;
}

function Counter({ word }: CounterProps) {
  const [count, setCount] = useState(0);
  if (word === "broken" && count > 0) throw new Error("broken");
  return (
    <button type="button" onClick={() => setCount(count + 1)}>
      {`${word} ${count}`}
    </button>
  );
}

const declare = () => {
  island(() => Counter, { name: "some/first" });
  island(() => Counter, { name: "some/second" });
  return Promise.resolve();
};
const boxOf = (name: string, word: string) =>
  `<div data-island="${name}"><button type="button">${word} 0</button></div>`;
const button = (name: string) => screen.getByRole("button", { name });
/** What the page's entry does of an event. */
const asked = jest.fn(() => openIslands("some", declare));
hold(document, () => void asked().catch(() => undefined));

beforeAll(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: false });
  standInForObservers();
  document.head.innerHTML = '<link id="island-props" href="http://localhost/props.json">';
});
beforeEach(() => {
  const props = {
    "some/first": { word: "first" },
    "some/second": { word: "second" },
  };
  window.fetch = jest.fn(() =>
    Promise.resolve({ ok: true, json: () => Promise.resolve(props) } as Response),
  );
});

it("hydrates the island that is pressed, and does what was pressed, once", async () => {
  document.body.innerHTML = boxOf("some/first", "first") + boxOf("some/second", "second");
  button("first 0").click();
  await waitFor(() => expect(button("first 1")).toBeVisible());
  // The other one is HTML still, and comes with its own press, without asking for declarations again.
  expect(Object.keys(button("second 0")).some((key) => key.startsWith("__react"))).toBe(false);
  button("second 0").click();
  await waitFor(() => expect(button("second 1")).toBeVisible());
  button("first 1").click();
  await waitFor(() => expect(button("first 2")).toBeVisible());
});

it("rejects where no code declares the island, or it has no props", async () => {
  document.body.innerHTML = boxOf("some/third", "third");
  await expect(openIslands("some", declare)).rejects.toThrow("some/third");
});

it("rejects where the props cannot be had", async () => {
  document.body.innerHTML = boxOf("some/first", "first");
  window.fetch = jest.fn(() => Promise.resolve({ ok: false, status: 503 } as Response));
  await expect(openIslands("some", declare)).rejects.toThrow("answered 503");
});

it("leaves a broken island as it was, and asks for nothing more when it is pressed", async () => {
  jest.spyOn(console, "error").mockImplementation();
  window.fetch = jest.fn(() =>
    Promise.resolve({
      ok: true,
      json: () => Promise.resolve({ "some/second": { word: "broken" } }),
    } as Response),
  );
  document.body.innerHTML = boxOf("some/second", "broken");
  button("broken 0").click();
  await waitFor(() => expect(console.error).toHaveBeenCalled());
  await waitFor(() => expect(button("broken 0")).toBeVisible());
  asked.mockClear();
  button("broken 0").click();
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(asked).not.toHaveBeenCalled();
});
