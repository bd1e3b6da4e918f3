/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import * as contract from "./contract";
import * as api from "./subscribe";
import words from "../../testing/content/newsletter.json";
import { NewsletterForm } from "./newsletter-form";

jest.mock("./subscribe", () => ({ subscribe: jest.fn() }));
jest.mock("./contract", () => ({
  ...jest.requireActual<object>("./contract"),
  isDirect: jest.fn(() => false),
}));
const isDirect = jest.mocked(contract.isDirect);
const subscribe = jest.mocked(api.subscribe);

let settle: (subscribed: boolean) => void;
const answer = (subscribed: boolean) =>
  act(() => {
    settle(subscribed);
    return Promise.resolve();
  });

beforeEach(() => {
  jest.useFakeTimers();
  isDirect.mockReturnValue(false);
  subscribe
    .mockReset()
    .mockImplementation(() => new Promise<boolean>((resolve) => (settle = resolve)));
});
afterEach(() => jest.useRealTimers());

const input = () => screen.getByRole<HTMLInputElement>("textbox", { name: words.label });
const button = () => screen.getByRole<HTMLButtonElement>("button", { name: words.button });
const icon = () => button().querySelector("svg")?.dataset.icon;

function send(text: string) {
  fireEvent.change(input(), { target: { value: text } });
  fireEvent.click(button());
}

function closeDialog() {
  fireEvent(screen.getByRole("dialog"), new Event("close"));
}

function formIn(page: Element): HTMLFormElement {
  const form = page.querySelector("form");
  if (!form) throw new Error("There is no form.");
  return form;
}

test("sends any text, shows loading, then success for exactly 3 s", async () => {
  render(<NewsletterForm words={words} id="email" />);
  send(" not an address ");
  expect(subscribe).toHaveBeenCalledWith({ email: " not an address ", honeypot: "" });
  expect(button()).toBeDisabled();
  expect(icon()).toBe("spinner");
  expect(screen.getByRole("status")).toHaveTextContent(words.loading);

  await answer(true);
  expect(input()).toHaveValue("");
  expect(button()).toBeDisabled();
  expect(icon()).toBe("check");
  expect(screen.getByRole("status")).toHaveTextContent(words.success);

  act(() => jest.advanceTimersByTime(2999));
  expect(button()).toBeDisabled();
  act(() => jest.advanceTimersByTime(1));
  expect(button()).toBeEnabled();
  expect(icon()).toBeUndefined();
  // The text stays until the next attempt.
  expect(screen.getByRole("status")).toHaveTextContent(words.success);
  send("another");
  expect(screen.getByRole("status")).toHaveTextContent(words.loading);
});

test.each([
  [true, words.error],
  [false, words.offline],
])("shows an error below the input (online: %s), and keeps the text", async (isOn, text) => {
  jest.spyOn(navigator, "onLine", "get").mockReturnValue(isOn);
  render(<NewsletterForm words={words} id="email" />);
  send("visitor@b.example");
  await answer(false);
  expect(screen.getByRole("alert")).toHaveTextContent(text);
  expect(input()).toHaveAccessibleDescription(text);
  expect(input()).toHaveValue("visitor@b.example");
  expect(button()).toBeEnabled();

  fireEvent.click(button());
  expect(subscribe).toHaveBeenCalledTimes(2);
});

test("forgets the error when its dialog closes, and keeps the text", async () => {
  render(
    <dialog open>
      <NewsletterForm words={words} id="email" />
    </dialog>,
  );
  send("visitor@b.example");
  await answer(false);
  expect(screen.getByRole("alert")).toHaveTextContent(words.error);
  act(closeDialog);
  expect(screen.getByRole("alert")).toBeEmptyDOMElement();
  expect(input()).toHaveValue("visitor@b.example");
});

test("sends once, however often and fast it is submitted", async () => {
  const { container } = render(<NewsletterForm words={words} id="email" />);
  const form = formIn(container);
  act(() => {
    // Both before React has rendered the disabled button.
    form.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
    form.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  });
  await answer(true);
  fireEvent.submit(form);
  expect(subscribe).toHaveBeenCalledTimes(1);
  act(() => jest.advanceTimersByTime(3000));
  fireEvent.submit(form);
  expect(subscribe).toHaveBeenCalledTimes(2);
});

test("can be unmounted while it is sending and while it shows success", async () => {
  const log = jest.spyOn(console, "error").mockImplementation(() => undefined);
  const sending = render(<NewsletterForm words={words} id="email" />);
  fireEvent.click(button());
  sending.unmount();
  await answer(true);

  const done = render(<NewsletterForm words={words} id="email" />);
  fireEvent.click(button());
  await answer(true);
  const stopped = jest.spyOn(globalThis, "clearTimeout");
  done.unmount();
  expect(stopped).toHaveBeenCalledTimes(1);
  expect(log).not.toHaveBeenCalled();
});

/** The form in the server's HTML. */
function served(): HTMLFormElement {
  const page = document.createElement("div");
  page.innerHTML = renderToString(<NewsletterForm words={words} id="email" />);
  return formIn(page);
}

test("is a form that a browser can post without JavaScript", () => {
  const form = served();
  expect(form.method).toBe("post");
  expect(form.getAttribute("action")).toBe("/api/users/add");
  expect(form.querySelector("[name=email]")).toHaveAttribute("type", "text");
  expect(form).not.toHaveTextContent(words.noScript);
  expect(form.querySelector("[type=submit]")).toBeEnabled();
});

test("without a relay it waits for JavaScript, says so, and keeps the text", () => {
  isDirect.mockReturnValue(true);
  const form = served();
  document.body.replaceChildren(form.parentElement ?? form);
  expect(form).toHaveTextContent(words.noScript);
  expect(form.method).toBe("post");
  expect(button()).toBeDisabled();
  input().value = "visitor@b.example";
  render(<NewsletterForm words={words} id="email" />, {
    container: form.parentElement ?? undefined,
    hydrate: true,
  });
  expect(button()).toBeEnabled();
  expect(form).not.toHaveTextContent(words.noScript);
  expect(input()).toHaveValue("visitor@b.example");
});

test.each([true, false])(
  "moves the focus to the field when the focused button was disabled (%p)",
  async (subscribed) => {
    render(<NewsletterForm words={words} id="email" />);
    button().focus();
    fireEvent.click(button());
    await answer(subscribed);
    expect(input()).toHaveFocus();
  },
);

test("keeps a focus that the visitor has moved meanwhile", async () => {
  render(
    <>
      <NewsletterForm words={words} id="email" />
      <a href="/blog">elsewhere</a>
    </>,
  );
  button().focus();
  fireEvent.click(button());
  screen.getByRole("link").focus();
  await answer(true);
  expect(screen.getByRole("link")).toHaveFocus();
});
