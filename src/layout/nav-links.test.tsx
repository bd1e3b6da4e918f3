/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { NavLinks } from "./nav-links";

const names = ["Features", "Pricing", "Changelog", "Blog", "Contact"];
const link = (name: string) => screen.getByRole("link", { name });

it("marks the link of the current page and of its parent", () => {
  const { rerender } = render(<NavLinks names={names} path="/blog" />);
  expect(link("Blog")).toHaveAttribute("aria-current", "page");
  expect(link("Pricing")).not.toHaveAttribute("aria-current");
  rerender(<NavLinks names={names} path="/changelog/v0-11-0" />);
  expect(link("Changelog")).toHaveAttribute("aria-current", "page");
  rerender(<NavLinks names={names} path="/" />);
  expect(screen.getAllByRole("link", { current: false })).toHaveLength(5);
});
