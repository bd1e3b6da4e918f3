/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { CopyLink } from "./note-list";

const words = { copyLink: "Copy link", copied: "Link copied" };
const writeText = jest.fn<Promise<void>, [string]>();

beforeEach(() => {
  jest.useFakeTimers();
  Object.defineProperty(navigator, "clipboard", { value: { writeText }, configurable: true });
  render(<CopyLink id="csv-import" name="CSV import" words={words} />);
});
afterEach(() => jest.useRealTimers());

const press = () =>
  act(async () => {
    fireEvent.click(screen.getByRole("button", { name: "Copy link: CSV import" }));
    await Promise.resolve();
  });
const said = () => screen.getByRole("status").textContent;

it("copies the address of the note and says so for a while", async () => {
  writeText.mockResolvedValue();
  expect(said()).toBe("");
  await press();
  expect(writeText).toHaveBeenCalledWith("http://localhost/#csv-import");
  expect(said()).toBe("Link copied");
  act(() => jest.advanceTimersByTime(1999));
  expect(said()).toBe("Link copied");
  act(() => jest.advanceTimersByTime(1));
  expect(said()).toBe("");
});

it("goes to the note where copying is forbidden", async () => {
  writeText.mockRejectedValue(new Error("forbidden"));
  await press();
  expect(window.location.hash).toBe("#csv-import");
  expect(said()).toBe("");
});
