/** @jest-environment jsdom */
import { handleCopyButtons } from "./copy";

const writeText = jest.fn<Promise<void>, [string]>();
Object.defineProperty(navigator, "clipboard", { value: { writeText } });
handleCopyButtons();

const status = () => document.querySelector("[role=status]")?.textContent;

/** Presses the button in some HTML, and waits for the clipboard. */
async function press(html: string): Promise<void> {
  document.body.innerHTML = `${html}<span role="status"></span>`;
  document.querySelector("button")?.click();
  await Promise.resolve();
}

const code = '<pre>npm test\n</pre><button class="copy" data-copied="Copied">Copy</button>';
const link = '<button data-copy-link="csv-import" data-copied="Link copied"></button>';

it.each([
  ["the preceding code", code, "npm test\n", "Copied"],
  ["the URL of an anchor", link, "http://localhost/#csv-import", "Link copied"],
])("copies %s, and confirms that for two seconds", async (_, html, text, confirmation) => {
  jest.useFakeTimers();
  writeText.mockResolvedValue();
  await press(html);
  expect(writeText).toHaveBeenLastCalledWith(text);
  expect(status()).toBe(confirmation);
  jest.advanceTimersByTime(1999);
  expect(status()).toBe(confirmation);
  jest.advanceTimersByTime(1);
  expect(status()).toBe("");
  jest.useRealTimers();
});

it("selects the code, or sets the URL's anchor, if copying is forbidden", async () => {
  writeText.mockRejectedValue(new Error("forbidden"));
  await press(code);
  expect(String(getSelection())).toBe("npm test\n");
  await press(link);
  expect(location.hash).toBe("#csv-import");
  expect(status()).toBe("");
});
