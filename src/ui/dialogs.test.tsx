/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { handleDialogs } from "../browser/dialogs";
import { Dialog, closesDialog, opensDialog } from "./dialog";

const { prototype } = HTMLDialogElement;
let calls: string[];

handleDialogs();

beforeEach(() => {
  calls = [];
  // jsdom implements neither the element's methods nor popovers.
  prototype.showModal = function showModal() {
    this.open = true;
    calls.push("open");
  };
  prototype.close = function close() {
    this.open = false;
    calls.push("close");
  };
  render(
    <>
      <button {...opensDialog("box")}>Open</button>
      <button {...closesDialog("box")}>Close</button>
      <Dialog id="box" label="Box">
        <p>inside</p>
        <a href="#place">a link</a>
        <button {...opensDialog("other")}>Other</button>
      </Dialog>
      <Dialog id="other" label="Other" />
    </>,
  );
});
afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, "popover");
});

const press = () => {
  for (const name of ["Open", "Close"]) fireEvent.click(screen.getByText(name));
};

it("opens and closes a dialog by script in browsers without popovers", () => {
  press();
  expect(calls).toEqual(["open", "close"]);
});

it("leaves both to browsers with popovers", () => {
  Object.defineProperty(HTMLElement.prototype, "popover", { value: null, configurable: true });
  press();
  expect(calls).toEqual([]);
  for (const [name, action] of Object.entries({ Open: "show", Close: "hide" })) {
    const button = screen.getByText(name);
    expect(button).toHaveAttribute("popovertarget", "box");
    expect(button).toHaveAttribute("popovertargetaction", action);
  }
  expect(document.getElementById("box")).toHaveAttribute("popover", "auto");
});

it("closes on a click outside the dialog, not on a click inside", () => {
  fireEvent.click(screen.getByText("Open"));
  fireEvent.click(screen.getByText("inside"));
  expect(calls).toEqual(["open"]);
  fireEvent.click(screen.getByRole("dialog"));
  expect(calls).toEqual(["open", "close"]);
});

it.each(["a link", "Other"])("closes on a click on %s in the dialog", (name) => {
  fireEvent.click(screen.getByText("Open"));
  fireEvent.click(screen.getByText(name));
  expect(document.getElementById("box")).not.toHaveAttribute("open");
});

it("closes on pagehide, so that a restored page has no open dialog", () => {
  fireEvent.click(screen.getByText("Open"));
  window.dispatchEvent(new Event("pagehide"));
  expect(calls).toEqual(["open", "close"]);
});
