/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { useState } from "react";
import { renderToString } from "react-dom/server";
import { hydrate, run } from "./hydrate";
import { island, partOf } from "./island";
import { runEarlyScript } from "./jsdom";
import { listen } from "./queue";

jest.mock("$islands/every-page", () => ({}), { virtual: true });
jest.mock("$islands/first-script", () => ({}), { virtual: true });
jest.mock("$islands/groups", () => ({ groups: {} }), { virtual: true });

interface PartProps {
  word: string;
  isFaulty?: boolean;
}

/** A button that counts, two fields, a radio, and a button that breaks it. */
function Part({ word, isFaulty }: PartProps) {
  const [count, setCount] = useState(0);
  const [chosen, choose] = useState("none");
  const [isBroken, breakIt] = useState(isFaulty);
  if (isBroken) throw new Error("broken");
  return (
    <section>
      <button onClick={() => setCount(count + 1)}>
        {word} {count}
      </button>
      <input name="field" aria-label="Field" />
      <textarea aria-label="Text" defaultValue="prepared" />
      <input type="radio" name="some" value="one" onChange={() => choose("one")} />
      <p>{chosen}</p>
      <button onClick={() => breakIt(true)}>Break</button>
    </section>
  );
}

/** Shows an island with the server's HTML. @returns its element */
function serve(name: string, props: PartProps) {
  island(name, Part);
  document.body.innerHTML =
    `<div data-island="${name}" data-props="island:1">${renderToString(<Part {...props} isFaulty={false} />)}</div>` +
    `<script type="application/json" id="island:1">${JSON.stringify(props)}</script>` +
    "<div hidden data-notice></div>";
  return document.querySelector("[data-island]") as HTMLElement;
}
const asked = new Set<HTMLElement>();
function open(place: HTMLElement) {
  asked.add(place);
  return run(place);
}
const pressed = (name: RegExp) => screen.getByRole("button", { name });

beforeAll(() => {
  runEarlyScript();
  listen((place) => {
    if (!asked.has(place)) void open(place);
  });
});

it.each([
  ["in one task for an action that waits", true],
  ["in slices if none does", false],
])("hydrates %s", async (_, isPressed) => {
  const mark = jest.spyOn(performance, "mark");
  const name = `layout/pressed-${isPressed}`;
  const place = serve(name, { word: "slow" });
  asked.add(place);
  if (isPressed) pressed(/0$/).click();
  hydrate(place, partOf(name));
  expect(mark).toHaveBeenCalledTimes(Number(isPressed));
  await waitFor(() => expect(mark).toHaveBeenCalledWith(`island ${name}`));
  mark.mockClear();
});

it.each([
  ["during hydration", true],
  ["later", false],
])("shows the server's HTML again, with the notice, after an error %s", async (_, isFaulty) => {
  const error = jest.spyOn(console, "error").mockImplementation();
  const place = serve(`layout/${isFaulty}`, { word: "fragile", isFaulty });
  const html = place.innerHTML;
  await open(place);
  await waitFor(() => {
    if (error.mock.calls.length === 0) pressed(/Break/).click();
    expect(error).toHaveBeenCalledWith(expect.objectContaining({ message: "broken" }));
    expect(place.innerHTML).toBe(html);
    expect(document.querySelector("[data-notice]")).toBeVisible();
  });
});

/** Changes the HTML like a translation and a password manager. */
function changeHtml(place: HTMLElement) {
  for (const one of place.querySelectorAll("button, p"))
    one.innerHTML = `<font>${one.innerHTML}</font>`;
  place.querySelector("input")?.before(document.createElement("div"));
}

it("takes what was done before on a page that something else has changed", async () => {
  const place = serve("layout/changed", { word: "other" });
  changeHtml(place);
  const field = screen.getByRole("textbox", { name: "Field" });
  field.focus();
  fireEvent.input(field, { target: { value: "typed" } });
  (field as HTMLInputElement).setSelectionRange(1, 3);
  screen.getByRole("radio").click();
  pressed(/other/).click();
  const reported: string[] = [];
  const report = (event: ErrorEvent) => {
    event.preventDefault();
    reported.push(event.message);
  };
  window.addEventListener("error", report);
  await waitFor(() => expect(place).toHaveTextContent(/other 1.*one/));
  window.removeEventListener("error", report);
  expect(reported).toEqual([expect.stringContaining("Hydration failed")]);
  expect(screen.getByRole("radio")).toBeChecked();
  const renewed = screen.getByRole<HTMLInputElement>("textbox", { name: "Field" });
  expect(renewed).not.toBe(field);
  expect(renewed).toHaveFocus();
  expect([renewed.value, renewed.selectionStart, renewed.selectionEnd]).toEqual(["typed", 1, 3]);
});

it.each([false, true])(
  "keeps what was typed into a textarea; the page was changed: %s",
  async (is) => {
    const mark = jest.spyOn(performance, "mark");
    const reported = jest.fn((event: ErrorEvent) => event.preventDefault());
    window.addEventListener("error", reported);
    const name = `layout/text-${is}`;
    const place = serve(name, { word: "text" });
    if (is) changeHtml(place);
    const field = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Text" });
    field().focus();
    fireEvent.input(field(), { target: { value: "typed" } });
    field().setSelectionRange(1, 3);
    await waitFor(() => expect(mark).toHaveBeenCalledWith(`island ${name}`));
    expect(field()).toHaveValue("typed");
    expect(field()).toHaveFocus();
    expect([field().selectionStart, field().selectionEnd]).toEqual([1, 3]);
    expect(reported).toHaveBeenCalledTimes(Number(is));
    window.removeEventListener("error", reported);
  },
);

it("waits for its props, at the end of the HTML", async () => {
  const readyState = jest.spyOn(document, "readyState", "get").mockReturnValue("loading");
  const place = serve("late/first", { word: "first" });
  const props = document.querySelector("script[id]");
  props?.remove();
  const running = open(place);
  await new Promise((resolve) => setTimeout(resolve, 20));
  document.body.append(props ?? "");
  readyState.mockRestore();
  document.dispatchEvent(new Event("DOMContentLoaded"));
  await running;
  pressed(/0$/).click();
  await waitFor(() => expect(place).toHaveTextContent("first 1"));
});
