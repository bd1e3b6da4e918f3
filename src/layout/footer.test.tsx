/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import footer from "../testing/content/footer.json";
import newsletter from "../testing/content/newsletter.json";
import { Footer } from "./footer";

beforeEach(() => {
  render(<Footer {...footer} productName="Beacon" newsletter={newsletter} />);
});

it("has the columns, in order, each with its links", () => {
  const columns = screen.getAllByRole("navigation").map((column) => ({
    title: column.getAttribute("aria-label"),
    links: within(column)
      .getAllByRole("link")
      .map((link) => ({ text: link.textContent, to: link.getAttribute("href") })),
  }));
  expect(columns).toEqual(footer.columns.map(({ title, links }) => ({ title, links })));
});

it("opens other sites in a new tab, without handing over the page", () => {
  const link = screen.getByRole("link", { name: "Chat" });
  expect(link).toHaveAttribute("target", "_blank");
  expect(link).toHaveAttribute("rel", expect.stringContaining("noopener"));
});

it("has the subscribe form and the copyright line", () => {
  const frame = within(screen.getByRole("contentinfo"));
  expect(frame.getByRole("textbox", { name: newsletter.label })).toBeVisible();
  expect(frame.getByRole("button", { name: newsletter.button })).toBeEnabled();
  expect(frame.getByText(footer.copyright)).toBeVisible();
});
