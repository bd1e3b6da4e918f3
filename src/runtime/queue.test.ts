/** @jest-environment jsdom */
import { waitFor } from "@testing-library/react";
import { earlyScript } from "../lib/inline-scripts";
import { takeEarly } from "./early";
import { listen, note, ready } from "./queue";

beforeAll(() => {
  const script = document.createElement("script");
  script.textContent = earlyScript();
  document.head.append(script);
});

/** An island with a line to type into and send. */
function openForm() {
  document.body.innerHTML = '<form data-island="a"><input><button></button></form>';
  const form = document.querySelector("form") as HTMLFormElement;
  const field = document.querySelector("input") as HTMLInputElement;
  const send = () => form.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  const write = (text: string) => {
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  };
  return { form, field, write, send };
}

/** Handles the form as React does: sends its text, and empties the field. @returns what was sent */
function handle({ form, field }: ReturnType<typeof openForm>, onSent?: () => void): string[] {
  const sent: string[] = [];
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    sent.push(field.value);
    field.value = "";
    if (sent.length === 1) onSent?.();
  });
  return sent;
}

/** Expects that these texts are sent, each once. */
async function expectSent(sent: string[], texts: string[]): Promise<void> {
  await waitFor(() => expect(sent).toEqual(texts));
  await new Promise((resolve) => setTimeout(resolve, 50));
  expect(sent).toEqual(texts);
}

it("sends each text that was sent before the first script ran", async () => {
  const line = openForm();
  for (const text of ["first", "second"]) {
    line.write(text);
    line.send();
  }
  listen(jest.fn());
  for (const event of takeEarly()) note(event);
  const sent = handle(line);
  ready(line.form);
  await expectSent(sent, ["first", "second"]);
});

it("sends what was typed although a repeated form has just emptied the field", async () => {
  const line = openForm();
  line.write("first");
  line.send();
  line.write("second");
  // The visitor presses Enter in the next task, before the queue fills the field again.
  const sent = handle(line, () => setTimeout(line.send));
  ready(line.form);
  await expectSent(sent, ["first", "second"]);
});
