/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { answerDialogs } from "../browser/dialogs";
import { Dialog, closesDialog, opensDialog } from "./dialog";

const { prototype } = HTMLDialogElement;
let acted: string[];

answerDialogs();

beforeEach(() => {
  acted = [];
  // jsdom knows the element but not what it does, and no popovers.
  prototype.showModal = function showModal() {
    this.open = true;
    acted.push("open");
  };
  prototype.close = function close() {
    this.open = false;
    acted.push("close");
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

it("a dialog opens and closes by script where the browser does not know popovers", () => {
  press();
  expect(acted).toEqual(["open", "close"]);
});

it("a click on the page behind the dialog closes it, a click inside does not", () => {
  fireEvent.click(screen.getByText("Open"));
  fireEvent.click(screen.getByText("inside"));
  expect(acted).toEqual(["open"]);
  fireEvent.click(screen.getByRole("dialog"));
  expect(acted).toEqual(["open", "close"]);
});

it.each(["a link", "Other"])("%s in the dialog closes it", (name) => {
  fireEvent.click(screen.getByText("Open"));
  fireEvent.click(screen.getByText(name));
  expect(document.getElementById("box")).not.toHaveAttribute("open");
});

it("a page that is left has no open dialog when it comes back", () => {
  fireEvent.click(screen.getByText("Open"));
  window.dispatchEvent(new Event("pagehide"));
  expect(acted).toEqual(["open", "close"]);
});
