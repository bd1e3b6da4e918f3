/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { setSession } from "./session-store";
import type { Session } from "./session-store";
import words from "../../testing/content/navigation.json";
import { StartButton } from "./start-button";

jest.mock("./session", () => ({ logIn: jest.fn() }));
const session = jest.requireMock<Record<string, jest.Mock>>("./session");

const app = "https://app.example";

it("starts the sign-up", () => {
  act(() => setSession({ status: "visitor" }));
  render(<StartButton words={words} appUrl={app} />);
  fireEvent.click(screen.getByRole("button", { name: words.start }));
  expect(session.logIn).toHaveBeenCalledWith({ signUp: true });
});

it.each<[Session, string]>([
  [{ status: "off" }, words.tryNow],
  [{ status: "user", profile: { name: "Mira", picture: "" } }, words.toApp],
])("leads to the app with the session %j", (current, text) => {
  act(() => setSession(current));
  render(<StartButton words={words} appUrl={app} />);
  expect(screen.getByRole("link", { name: text })).toHaveAttribute("href", app);
});
