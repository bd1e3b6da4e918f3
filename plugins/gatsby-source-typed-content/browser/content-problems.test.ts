/** @jest-environment jsdom */
import "@testing-library/jest-dom";
import { fireEvent, screen } from "@testing-library/react";

const sources: { close: jest.Mock; send: (list: string) => void; url: string }[] = [];

/** jsdom lacks server-sent events and popovers. */
class FakeEventSource extends EventTarget {
  close = jest.fn();
  constructor(url: string) {
    super();
    const send = (list: string) =>
      this.dispatchEvent(new MessageEvent("message", { data: JSON.stringify(list) }));
    sources.push({ close: this.close, send, url });
  }
}
const setHidden = (hidden: boolean) => {
  Object.defineProperty(document, "hidden", { value: hidden, configurable: true });
  document.dispatchEvent(new Event("visibilitychange"));
};

beforeAll(async () => {
  Object.assign(window, { EventSource: FakeEventSource });
  HTMLElement.prototype.showPopover = function () {
    this.hidden = false;
  };
  HTMLElement.prototype.hidePopover = function () {
    this.hidden = true;
  };
  await import("./content-problems");
});

const send = (list: string) => sources.at(-1)?.send(list);
const problems =
  "1 problem in the content\n\n  content/blog.json:2\n    meta.title: is missing. <b>Add</b> it.\n";

it("shows a list as text, and removes the box with an empty list", () => {
  send(problems);
  expect(screen.getByRole("alert").lastElementChild?.textContent).toBe(problems.trim());
  send("");
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
});

it("can be closed, and reappears with the next list", () => {
  send(problems);
  fireEvent.click(screen.getByRole("button", { name: "Close" }));
  expect(screen.queryByRole("alert")).not.toBeInTheDocument();
  send(problems);
  expect(screen.getByRole("alert")).toBeVisible();
  send("");
});

it("disconnects while the page is hidden", () => {
  const before = sources.length;
  setHidden(true);
  expect(sources.at(-1)?.close).toHaveBeenCalled();
  expect(sources).toHaveLength(before);
  setHidden(false);
  expect(sources).toHaveLength(before + 1);
});
