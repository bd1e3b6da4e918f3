/** @jest-environment jsdom */
import { onPageChange, pageHasChanged } from "./page-change";

it("closes the dialogs that are open, and no other", () => {
  document.body.innerHTML = "<dialog open id=a></dialog><dialog id=b></dialog>";
  const closed: string[] = [];
  // jsdom knows the element but not what it does.
  HTMLDialogElement.prototype.close = function close() {
    closed.push(this.id);
  };
  pageHasChanged();
  expect(closed).toEqual(["a"]);
});

it("tells whoever asked, until they ask no more", () => {
  const act = jest.fn();
  const stop = onPageChange(act);
  pageHasChanged();
  stop();
  pageHasChanged();
  expect(act).toHaveBeenCalledTimes(1);
});
