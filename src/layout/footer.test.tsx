/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import footer from "../../content/footer.json";
import newsletter from "../../content/newsletter.json";
import { Footer } from "./footer";

beforeEach(() => {
  render(<Footer {...footer} productName="Cairn" newsletter={newsletter} />);
});

it("has the columns, in order", () => {
  const columns = screen.getAllByRole("navigation");
  expect(columns.map((column) => column.getAttribute("aria-label"))).toEqual([
    "Company",
    "Community",
    "Resources",
  ]);
});

it.each(["LinkedIn", "X", "Instagram", "YouTube", "Discord", "Feedback & bug reports"])(
  "opens %s in a new tab, without handing over the page",
  (name) => {
    const link = screen.getByRole("link", { name });
    expect(link).toHaveAttribute("href", expect.stringMatching(/^https:\/\//));
    expect(link).toHaveAttribute("target", "_blank");
    expect(link).toHaveAttribute("rel", expect.stringContaining("noopener"));
  },
);

it.each([
  ["About us", "/company"],
  ["Contact", "/contact"],
  ["Terms & Conditions", "/tos"],
  ["Changelog", "/changelog"],
  ["Blog", "/blog"],
  ["hello@cairn.example", "mailto:hello@cairn.example"],
])("opens %s in the same tab", (name, address) => {
  const link = screen.getByRole("link", { name });
  expect(link).toHaveAttribute("href", address);
  expect(link).not.toHaveAttribute("target");
});

it("has the subscribe form and the copyright line", () => {
  const frame = within(screen.getByRole("contentinfo"));
  expect(frame.getByRole("textbox", { name: "E-mail address" })).toBeVisible();
  expect(frame.getByRole("button", { name: "Subscribe" })).toBeEnabled();
  expect(frame.getByText(/^©/)).toBeVisible();
});
