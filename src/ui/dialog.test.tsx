/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { Dialog, closesDialog, opensDialog } from "./dialog";

const { prototype } = HTMLDialogElement;
let acted: string[];

beforeEach(() => {
  acted = [];
  // jsdom knows the element but not what it does.
  prototype.showModal = () => void acted.push("open");
  prototype.close = () => void acted.push("close");
  render(
    <>
      <button {...opensDialog("box")}>Open</button>
      <button {...closesDialog("box")}>Close</button>
      <Dialog id="box" label="Box">
        <p>inside</p>
      </Dialog>
    </>,
  );
});
afterEach(() => {
  Reflect.deleteProperty(HTMLButtonElement.prototype, "commandForElement");
});

const press = () => {
  for (const name of ["Open", "Close"]) fireEvent.click(screen.getByText(name));
};

it("opens and closes by script where the browser does not know commands", () => {
  press();
  expect(acted).toEqual(["open", "close"]);
});

it("leaves both to a browser that knows commands", () => {
  Object.defineProperty(HTMLButtonElement.prototype, "commandForElement", {
    value: null,
    configurable: true,
  });
  press();
  expect(acted).toEqual([]);
  expect(screen.getByText("Open")).toHaveAttribute("command", "show-modal");
  expect(screen.getByText("Close")).toHaveAttribute("command", "close");
  expect(screen.getByText("Close")).toHaveAttribute("commandfor", "box");
});

it("closes when the page behind it is clicked, not when something inside is", () => {
  fireEvent.click(screen.getByText("inside"));
  expect(acted).toEqual([]);
  fireEvent.click(screen.getByRole("dialog", { hidden: true }));
  expect(acted).toEqual(["close"]);
});
