/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { Dialog, closesDialog, opensDialog } from "./dialog";

const { prototype } = HTMLDialogElement;
let acted: string[];

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
      </Dialog>
    </>,
  );
});
afterEach(() => {
  Reflect.deleteProperty(HTMLElement.prototype, "popover");
});

const press = () => {
  for (const name of ["Open", "Close"]) fireEvent.click(screen.getByText(name));
};

it("opens and closes by script where the browser does not know popovers", () => {
  press();
  expect(acted).toEqual(["open", "close"]);
});

it("leaves both to a browser that knows them", () => {
  Object.defineProperty(HTMLElement.prototype, "popover", { value: null, configurable: true });
  press();
  expect(acted).toEqual([]);
  for (const [name, action] of [
    ["Open", "show"],
    ["Close", "hide"],
  ] as const) {
    const button = screen.getByText(name);
    expect(button).toHaveAttribute("popovertarget", "box");
    expect(button).toHaveAttribute("popovertargetaction", action);
  }
  expect(screen.getByRole("dialog", { hidden: true })).toHaveAttribute("popover", "auto");
});

it("closes when the page behind it is clicked, not when something inside is", () => {
  fireEvent.click(screen.getByText("Open"));
  fireEvent.click(screen.getByText("inside"));
  expect(acted).toEqual(["open"]);
  fireEvent.click(screen.getByRole("dialog"));
  expect(acted).toEqual(["open", "close"]);
});
