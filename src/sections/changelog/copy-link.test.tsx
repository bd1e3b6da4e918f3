/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { CopyLink } from "./copy-link";

const words = { copyLink: "Copy link", copied: "Link copied" };
const show = () => render(<CopyLink id="csv-import" name="CSV import" words={words} />);

it("copies the address of the note and says so for a while", async () => {
  const user = userEvent.setup({ advanceTimers: (ms) => jest.advanceTimersByTime(ms) });
  jest.useFakeTimers();
  show();
  expect(screen.getByRole("status").textContent).toBe("");
  await user.click(screen.getByRole("button", { name: "Copy link: CSV import" }));
  expect(await navigator.clipboard.readText()).toBe("http://localhost/#csv-import");
  expect(screen.getByRole("status").textContent).toBe("Link copied");
  act(() => jest.advanceTimersByTime(2000));
  expect(screen.getByRole("status").textContent).toBe("");
  jest.useRealTimers();
});

it("goes to the note where copying is forbidden", async () => {
  const user = userEvent.setup();
  jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("forbidden"));
  show();
  await user.click(screen.getByRole("button"));
  expect(window.location.hash).toBe("#csv-import");
  expect(screen.getByRole("status").textContent).toBe("");
});
