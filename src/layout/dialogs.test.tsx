/** @jest-environment jsdom */
import { fireEvent, render, screen } from "@testing-library/react";
import { handleDialogs } from "./dialogs";
import { Dialog, closesDialog, opensDialog } from "../ui/dialog";

const { prototype } = HTMLDialogElement;
let calls: string[];

handleDialogs();

beforeEach(() => {
  calls = [];
  // jsdom implements neither the element's methods nor `command`.
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
      <Dialog id="box" label="Box" />
    </>,
  );
});

const press = (name: string) => fireEvent.click(screen.getByText(name));

it("opens and closes a dialog in browsers without `command`", () => {
  press("Open");
  press("Close");
  expect(calls).toEqual(["open", "close"]);
});

it("closes on pagehide, so that a restored page shows no dialog", () => {
  press("Open");
  window.dispatchEvent(new Event("pagehide"));
  expect(calls).toEqual(["open", "close"]);
});
