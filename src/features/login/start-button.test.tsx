/** @jest-environment jsdom */
import { act, render, screen } from "@testing-library/react";
import { setSession } from "./session";
import words from "../../../content/navigation.json";
import { StartButton } from "./start-button";

it("leads to the app without a provider", () => {
  act(() => setSession({ status: "off" }));
  render(<StartButton words={words} appUrl="https://app.example" />);
  expect(screen.getByRole("link", { name: words.tryNow })).toHaveAttribute(
    "href",
    "https://app.example",
  );
});
