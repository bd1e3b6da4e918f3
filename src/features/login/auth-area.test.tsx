/** @jest-environment jsdom */
import { act, fireEvent, render, screen } from "@testing-library/react";
import { renderToString } from "react-dom/server";
import { setSession } from "./session";
import copy from "../../../content/navigation.json";
import { AuthArea } from "./auth-area";

const area = <AuthArea copy={copy} appUrl="https://app.example" />;
const MIRA = { name: "Mira Okafor", picture: "https://pictures.example/mira" };
const buttons = () => screen.queryAllByRole("button").map((button) => button.textContent);

beforeEach(() => {
  process.env.GATSBY_AUTH0_DOMAIN = "login.example";
  process.env.GATSBY_AUTH0_CLIENT_ID = "client";
  act(() => setSession({ status: "visitor" }));
});

test("keeps showing the buttons during a session check", () => {
  render(area);
  act(() => setSession({ status: "busy" }));
  expect(buttons()).toEqual([copy.logIn, copy.signUp]);
});

test("shows initials if the picture is missing or doesn't load", () => {
  const { container } = render(area);
  act(() => setSession({ status: "user", profile: MIRA }));
  fireEvent.error(container.querySelector("img") ?? container);
  expect(screen.getByRole("img", { name: "Mira Okafor" })).toHaveTextContent("MO");
  act(() => setSession({ status: "user", profile: { name: "ada", picture: "" } }));
  expect(screen.getByRole("img", { name: "ada" })).toHaveTextContent("A");
});

test("links to the app without a provider", () => {
  render(area);
  act(() => setSession({ status: "off" }));
  expect(screen.getByRole("link", { name: copy.tryNow })).toHaveAttribute(
    "href",
    "https://app.example",
  );
  expect(buttons()).toEqual([]);
});

test("renders the visitor's buttons on the server", () => {
  act(() => setSession({ status: "user", profile: MIRA }));
  expect(renderToString(area)).toContain(copy.logIn);
});

test("renders Try now on the server without a provider", () => {
  process.env.GATSBY_AUTH0_DOMAIN = "";
  expect(renderToString(area)).toContain(copy.tryNow);
});
