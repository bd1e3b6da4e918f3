/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import {
  endVisit,
  ifReturned,
  lastVisitKey,
  useLastVisit,
  useRememberedVisit,
} from "./use-last-visit";

function Seen({ newest }: { newest: string }) {
  useRememberedVisit(newest);
  return <p>{useLastVisit() ?? "nothing"}</p>;
}
const visit = (newest: string) => {
  const { unmount } = render(<Seen newest={newest} />);
  const text = screen.getByText(/./).textContent;
  unmount();
  return text;
};
beforeEach(() => {
  localStorage.clear();
  endVisit();
});

it("knows nothing of a first visit, and remembers it", () => {
  expect(visit("2025-07-27")).toBe("nothing");
  expect(localStorage.getItem(lastVisitKey)).toBe("2025-07-27");
});

it("writes nothing while it renders", () => {
  const write = jest.spyOn(Storage.prototype, "setItem");
  const written: number[] = [];
  function Watched() {
    useRememberedVisit("2025-07-27");
    written.push(write.mock.calls.length);
    return null;
  }
  render(<Watched />);
  expect(written[0]).toBe(0);
  expect(write).toHaveBeenCalledTimes(1);
});

it("tells on the next visit what had been seen, also when the visitor comes back to the page", () => {
  localStorage.setItem(lastVisitKey, "2025-07-27");
  expect(visit("2025-10-10")).toBe("2025-07-27");
  expect(visit("2025-10-10")).toBe("2025-07-27");
  endVisit();
  expect(visit("2025-10-10")).toBe("2025-10-10");
});

it("marks nothing where storage is forbidden", () => {
  jest.spyOn(Storage.prototype, "getItem").mockImplementation(() => {
    throw new Error("forbidden");
  });
  expect(visit("2025-10-10")).toBe("nothing");
});

it("leaves the visitor's storage alone while HTML is made", () => {
  localStorage.setItem(lastVisitKey, "2025-07-27");
  expect(renderToString(<Seen newest="2025-10-10" />)).toBe("<p>nothing</p>");
  expect(localStorage.getItem(lastVisitKey)).toBe("2025-07-27");
});

it("asks for the marks of a list for somebody who was here before, and nobody else", () => {
  const act = jest.fn();
  ifReturned(act);
  expect(act).not.toHaveBeenCalled();
  localStorage.setItem(lastVisitKey, "2025-07-27");
  endVisit();
  ifReturned(act);
  expect(act).toHaveBeenCalledTimes(1);
});
