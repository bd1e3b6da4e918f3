/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import * as api from "./subscribe";
import newsletter from "../../../content/newsletter.json";
import { NewsletterForm } from "./newsletter-form";

jest.mock("./subscribe", () => ({
  ...jest.requireActual<object>("./subscribe"),
  isDirect: jest.fn(() => false),
  subscribe: jest.fn(),
}));
const copy = { ...newsletter, noScript: "Needs a script." };
const isDirect = jest.mocked(api.isDirect);
const subscribe = jest.mocked(api.subscribe);

let settle: (subscribed: boolean) => void;
const respond = (subscribed: boolean) =>
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

const input = () => screen.getByRole<HTMLInputElement>("textbox", { name: copy.label });
const button = () => screen.getByRole<HTMLButtonElement>("button", { name: copy.button });
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

test("sends any text; shows loading, then success for 3 s", async () => {
  render(<NewsletterForm copy={copy} id="email" />);
  send(" not an address ");
  expect(subscribe).toHaveBeenCalledWith({ email: " not an address ", honeypot: "" });
  expect(button()).toBeDisabled();
  expect(icon()).toBe("spinner");
  expect(screen.getByRole("status")).toHaveTextContent(copy.loading);

  await respond(true);
  expect(input()).toHaveValue("");
  expect(button()).toBeDisabled();
  expect(icon()).toBe("check");
  expect(screen.getByRole("status")).toHaveTextContent(copy.success);

  act(() => jest.advanceTimersByTime(2999));
  expect(button()).toBeDisabled();
  act(() => jest.advanceTimersByTime(1));
  expect(button()).toBeEnabled();
  expect(icon()).toBeUndefined();
  // The message stays until the next attempt.
  expect(screen.getByRole("status")).toHaveTextContent(copy.success);
  send("another");
  expect(screen.getByRole("status")).toHaveTextContent(copy.loading);
});

test("no keyboard changes what is typed", () => {
  render(<NewsletterForm copy={copy} id="email" />);
  const off = { autocorrect: "off", autocapitalize: "none", spellcheck: "false" };
  for (const [name, value] of Object.entries(off)) expect(input()).toHaveAttribute(name, value);
});

test("inserts every message into a live region that is not busy, as NVDA in Firefox ignores a busy one", async () => {
  render(<NewsletterForm copy={copy} id="email" />);
  const busy: string[] = [];
  const watcher = new MutationObserver((mutations) => {
    for (const { target } of mutations)
      if (
        target instanceof Element &&
        target.matches("[role]") &&
        target.closest("[aria-busy=true]")
      )
        busy.push(target.textContent);
  });
  watcher.observe(document.body, { childList: true, subtree: true });
  for (const isSubscribed of [false, true]) {
    send("visitor@b.example");
    await respond(isSubscribed);
  }
  expect(screen.getByRole("status")).toHaveTextContent(copy.success);
  expect(busy).toEqual([]);
});

test("removes the error, but not the text, when the dialog closes", async () => {
  render(
    <dialog open>
      <NewsletterForm copy={copy} id="email" />
    </dialog>,
  );
  send("visitor@b.example");
  await respond(false);
  expect(screen.getByRole("alert")).toHaveTextContent(copy.error);
  expect(input()).toHaveAccessibleDescription(copy.error);
  act(closeDialog);
  expect(screen.getByRole("alert")).toBeEmptyDOMElement();
  expect(input()).toHaveValue("visitor@b.example");
});

test("sends a form once that is submitted twice in one frame", async () => {
  const { container } = render(<NewsletterForm copy={copy} id="email" />);
  const form = formIn(container);
  act(() => {
    // Both before React renders the disabled button.
    form.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
    form.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true }));
  });
  await respond(true);
  fireEvent.submit(form);
  expect(subscribe).toHaveBeenCalledTimes(1);
  act(() => jest.advanceTimersByTime(3000));
  fireEvent.submit(form);
  expect(subscribe).toHaveBeenCalledTimes(2);
});

test("clears its timer when it unmounts", async () => {
  const { unmount } = render(<NewsletterForm copy={copy} id="email" />);
  fireEvent.click(button());
  await respond(true);
  const stopped = jest.spyOn(globalThis, "clearTimeout");
  unmount();
  expect(stopped).toHaveBeenCalledTimes(1);
});

test("without a relay the form says that it needs JavaScript, and keeps its text at hydration", () => {
  isDirect.mockReturnValue(true);
  document.body.innerHTML = renderToString(<NewsletterForm copy={copy} id="email" />);
  const form = formIn(document.body);
  expect(form.querySelector("noscript")).toHaveTextContent(copy.noScript);
  expect(form.method).toBe("dialog");
  input().value = "visitor@b.example";
  render(<NewsletterForm copy={copy} id="email" />, { container: document.body, hydrate: true });
  expect(input()).toHaveValue("visitor@b.example");
  fireEvent.click(button());
  expect(subscribe).toHaveBeenCalledWith({ email: "visitor@b.example", honeypot: "" });
});

test.each([true, false])(
  "moves the focus to the field when the focused button gets disabled (%p)",
  async (subscribed) => {
    render(<NewsletterForm copy={copy} id="email" />);
    button().focus();
    fireEvent.click(button());
    await respond(subscribed);
    expect(input()).toHaveFocus();
  },
);

test("does not move the focus if the visitor has moved it", async () => {
  render(
    <>
      <NewsletterForm copy={copy} id="email" />
      <a href="/blog">elsewhere</a>
    </>,
  );
  button().focus();
  fireEvent.click(button());
  screen.getByRole("link").focus();
  await respond(true);
  expect(screen.getByRole("link")).toHaveFocus();
});
