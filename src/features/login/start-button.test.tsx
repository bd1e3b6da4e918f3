/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import { setSession } from "./session";
import copy from "../../../content/navigation.json";
import { StartButton } from "./start-button";

it("links to the app without a provider", () => {
  act(() => setSession({ status: "off" }));
  render(<StartButton copy={copy} appUrl="https://app.example" />);
  expect(screen.getByRole("link", { name: copy.tryNow })).toHaveAttribute(
    "href",
    "https://app.example",
  );
});
