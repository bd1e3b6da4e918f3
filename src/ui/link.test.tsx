/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { Link } from "./link";

const link = () => screen.getByRole("link", { name: "text" });

it("opens other sites in a new tab unless a target is set", () => {
  const { rerender } = render(<Link to="https://elsewhere.example/x">text</Link>);
  expect(link()).toHaveAttribute("target", "_blank");
  expect(link()).toHaveAttribute("rel", "noopener");
  rerender(
    <Link to="https://app.cairn.example" target="_self" className="pill">
      text
    </Link>,
  );
  expect(link()).toHaveAttribute("target", "_self");
  expect(link()).toHaveClass("pill");
});
