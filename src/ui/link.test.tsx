/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { Link } from "./link";

const link = () => screen.getByRole("link", { name: "words" });

it.each(["/", "/pricing", "/#features", "/blog/rss.xml", "#main", "mailto:hello@cairn.example"])(
  "leads to %s in this tab",
  (to) => {
    render(<Link to={to}>words</Link>);
    expect(link()).toHaveAttribute("href", to);
    expect(link()).not.toHaveAttribute("target");
  },
);

it("opens another site in a new tab and hands nothing over", () => {
  render(<Link to="https://elsewhere.example/x">words</Link>);
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
