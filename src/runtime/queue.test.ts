/** @jest-environment jsdom */
import { repeat } from "./again";
import { hold } from "./queue";

it("sends what was typed although a repeated form has just emptied the field", async () => {
  document.body.innerHTML = "<form><input><button></button></form>";
  const form = document.querySelector("form") as HTMLFormElement;
  const field = document.querySelector("input") as HTMLInputElement;
  const type = (text: string) => {
    field.value = text;
    field.dispatchEvent(new Event("input", { bubbles: true }));
  };
  const sent: string[] = [];
  const send = (event: Event) => {
    event.preventDefault();
    sent.push(field.value);
    field.value = "";
    // The visitor presses Enter in the next task, before the queue fills the field again.
    if (sent.length === 1) setTimeout(() => form.requestSubmit());
  };
  form.addEventListener("submit", send);

  const place = hold(form, jest.fn());
  type("first");
  form.requestSubmit();
  type("second");
  place.open(repeat);
  await new Promise((resolve) => setTimeout(resolve, 50));

  expect(sent).toEqual(["first", "second"]);
});
