/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { Link } from "./link";

jest.mock("gatsby", () => ({
  Link: ({ to, children }: { to: string; children: string }) => (
    <a href={to} data-by="gatsby">
      {children}
    </a>
  ),
}));

const link = () => screen.getByRole("link", { name: "words" });

it.each([
  ["/", "gatsby"],
  ["/pricing", "gatsby"],
  ["/#features", "gatsby"],
  ["/blog/rss.xml", null],
  ["#main", null],
  ["mailto:hello@cairn.example", null],
])("leads to %s in this tab, a page of this site without loading it anew (%s)", (to, by) => {
  render(<Link to={to}>words</Link>);
  expect(link().getAttribute("data-by")).toBe(by);
  expect(link()).toHaveAttribute("href", to);
  expect(link()).not.toHaveAttribute("target");
});

it("opens another site in a new tab and hands nothing over", () => {
  render(<Link to="https://elsewhere.example/x">words</Link>);
  expect(link()).not.toHaveAttribute("data-by");
  expect(link()).toHaveAttribute("target", "_blank");
  expect(link()).toHaveAttribute("rel", "noopener");
});

it("opens another site in this tab where it is told to", () => {
  render(
    <Link to="https://app.cairn.example" target="_self" className="pill">
      words
    </Link>,
  );
  expect(link()).toHaveAttribute("target", "_self");
  expect(link()).toHaveClass("pill");
});
