/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import userEvent from "@testing-library/user-event";
import { Cross } from "./icons";
import { IconButton } from "./icon-button";

it("is called what its label says, and sends no form", async () => {
  const press = jest.fn();
  render(<IconButton icon={Cross} label="Close" onClick={press} />);
  const button = screen.getByRole("button", { name: "Close" });
  expect(button).toHaveAttribute("type", "button");
  await userEvent.click(button);
  expect(press).toHaveBeenCalledTimes(1);
});
