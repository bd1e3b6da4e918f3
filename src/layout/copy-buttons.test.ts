/** @jest-environment jsdom */
import { handleCopyButtons } from "./copy-buttons";

const writeText = jest.fn<Promise<void>, [string]>();
Object.defineProperty(navigator, "clipboard", { value: { writeText } });
handleCopyButtons();

const status = () => document.querySelector("[role=status]")?.textContent;

/** Presses the button and waits for the clipboard. */
async function press(): Promise<void> {
  document.body.innerHTML =
    '<button data-copy-link="csv-import" data-copied="Link copied"></button><span role="status"></span>';
  document.querySelector("button")?.click();
  await Promise.resolve();
}

it("copies the URL and confirms it for two seconds", async () => {
  jest.useFakeTimers();
  writeText.mockResolvedValue();
  await press();
  expect(writeText).toHaveBeenLastCalledWith("http://localhost/#csv-import");
  expect(status()).toBe("Link copied");
  jest.advanceTimersByTime(1999);
  expect(status()).toBe("Link copied");
  jest.advanceTimersByTime(1);
  expect(status()).toBe("");
  jest.useRealTimers();
});

it("navigates to the anchor if copying is forbidden", async () => {
  writeText.mockRejectedValue(new Error("forbidden"));
  await press();
  expect(location.hash).toBe("#csv-import");
  expect(status()).toBe("");
});
