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

/** Shows the server's HTML of an island. @returns its element */
function serve(name: string, props: PartProps) {
  island(name, Part);
  document.body.innerHTML =
    `<div data-island="${name}" data-props="island:1">${renderToString(<Part {...props} isFaulty={false} />)}</div>` +
    `<script type="application/json" id="island:1">${JSON.stringify(props)}</script>` +
    "<div hidden data-notice></div>";
  return document.querySelector("[data-island]") as HTMLElement;
}
const opened = new Set<HTMLElement>();
function open(element: HTMLElement) {
  opened.add(element);
  return run(element);
}
const button = (name: RegExp) => screen.getByRole("button", { name });

beforeAll(() => {
  runEarlyScript();
  listen((element) => {
    if (!opened.has(element)) void open(element);
  });
});

it.each([
  ["in one task if an action waits", true],
  ["in slices if none does", false],
])("hydrates %s", async (_, isPressed) => {
  const mark = jest.spyOn(performance, "mark");
  const name = `layout/pressed-${isPressed}`;
  const element = serve(name, { word: "slow" });
  opened.add(element);
  if (isPressed) button(/0$/).click();
  hydrate(element, partOf(name));
  expect(mark).toHaveBeenCalledTimes(Number(isPressed));
  await waitFor(() => expect(mark).toHaveBeenCalledWith(`island ${name}`));
  mark.mockClear();
});

it.each([
  ["during hydration", true],
  ["later", false],
])("puts the server's HTML back and shows the notice after an error %s", async (_, isFaulty) => {
  const error = jest.spyOn(console, "error").mockImplementation();
  const element = serve(`layout/${isFaulty}`, { word: "fragile", isFaulty });
  const html = element.innerHTML;
  await open(element);
  await waitFor(() => {
    if (error.mock.calls.length === 0) button(/Break/).click();
    expect(error).toHaveBeenCalledWith(expect.objectContaining({ message: "broken" }));
    expect(element.innerHTML).toBe(html);
    expect(document.querySelector("[data-notice]")).toBeVisible();
  });
});

/** Changes the HTML as a translation and a password manager do. */
function changeHtml(element: HTMLElement) {
  for (const text of element.querySelectorAll("button, p"))
    text.innerHTML = `<font>${text.innerHTML}</font>`;
  element.querySelector("input")?.before(document.createElement("div"));
}

it("keeps early actions, texts and the focus on a translated page", async () => {
  const element = serve("layout/changed", { word: "other" });
  changeHtml(element);
  const field = screen.getByRole("textbox", { name: "Field" });
  field.focus();
  fireEvent.input(field, { target: { value: "typed" } });
  (field as HTMLInputElement).setSelectionRange(1, 3);
  screen.getByRole("radio").click();
  button(/other/).click();
  const reported: string[] = [];
  const report = (event: ErrorEvent) => {
    event.preventDefault();
    reported.push(event.message);
  };
  window.addEventListener("error", report);
  await waitFor(() => expect(element).toHaveTextContent(/other 1.*one/));
  window.removeEventListener("error", report);
  expect(reported).toEqual([expect.stringContaining("Hydration failed")]);
  expect(screen.getByRole("radio")).toBeChecked();
  const renewed = screen.getByRole<HTMLInputElement>("textbox", { name: "Field" });
  expect(renewed).not.toBe(field);
  expect(renewed).toHaveFocus();
  expect([renewed.value, renewed.selectionStart, renewed.selectionEnd]).toEqual(["typed", 1, 3]);
});

it.each([false, true])(
  "keeps the text of a textarea; the page is translated: %s",
  async (isTranslated) => {
    const mark = jest.spyOn(performance, "mark");
    const reported = jest.fn((event: ErrorEvent) => event.preventDefault());
    window.addEventListener("error", reported);
    const name = `layout/text-${isTranslated}`;
    const element = serve(name, { word: "text" });
    if (isTranslated) changeHtml(element);
    const field = () => screen.getByRole<HTMLTextAreaElement>("textbox", { name: "Text" });
    field().focus();
    fireEvent.input(field(), { target: { value: "typed" } });
    field().setSelectionRange(1, 3);
    await waitFor(() => expect(mark).toHaveBeenCalledWith(`island ${name}`));
    expect(field()).toHaveValue("typed");
    expect(field()).toHaveFocus();
    expect([field().selectionStart, field().selectionEnd]).toEqual([1, 3]);
    expect(reported).toHaveBeenCalledTimes(Number(isTranslated));
    window.removeEventListener("error", reported);
  },
);

it("waits for the props at the end of the HTML", async () => {
  const readyState = jest.spyOn(document, "readyState", "get").mockReturnValue("loading");
  const element = serve("late/first", { word: "first" });
  const props = document.querySelector("script[id]");
  props?.remove();
  const running = open(element);
  await new Promise((resolve) => setTimeout(resolve, 20));
  document.body.append(props ?? "");
  readyState.mockRestore();
  document.dispatchEvent(new Event("DOMContentLoaded"));
  await running;
  button(/0$/).click();
  await waitFor(() => expect(element).toHaveTextContent("first 1"));
});
