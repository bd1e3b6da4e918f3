/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { LongText } from "./long-text";

const html =
  '<div class="code"><pre><code>npm start</code></pre>' +
  '<button type="button" class="copy" data-copied="Copied">Copy</button><span role="status"></span></div>';

it("copies a block of code and says so", async () => {
  const visitor = userEvent.setup();
  render(<LongText html={html} />);
  await visitor.click(screen.getByRole("button", { name: "Copy" }));
  expect(await navigator.clipboard.readText()).toBe("npm start");
  expect(screen.getByRole("status")).toHaveTextContent("Copied");
});

it("selects the code where copying is forbidden", async () => {
  const visitor = userEvent.setup();
  jest.spyOn(navigator.clipboard, "writeText").mockRejectedValue(new Error("forbidden"));
  render(<LongText html={html} />);
  await visitor.click(screen.getByRole("button", { name: "Copy" }));
  expect(getSelection()?.toString()).toBe("npm start");
  expect(screen.getByRole("status")).toBeEmptyDOMElement();
});

it("leaves every other click alone", async () => {
  const write = jest.fn();
  const visitor = userEvent.setup();
  navigator.clipboard.writeText = write;
  render(<LongText html={html} />);
  await visitor.click(screen.getByText("npm start"));
  expect(write).not.toHaveBeenCalled();
});
