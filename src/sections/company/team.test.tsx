/** @jest-environment jsdom */
import { render, screen, within } from "@testing-library/react";
import { image } from "../../testing/image";
import { Team } from "./team";

const person = {
  handle: "a",
  name: "Ada Example",
  title: "Co-founder",
  bio: "Makes it.",
  linkedin: "https://www.linkedin.com/in/ada",
  twitter: "https://x.com/ada",
  imageAlt: "Portrait of Ada",
  image,
};
const people = [person, { ...person, handle: "b", name: "Ben Example", twitter: null }];

beforeEach(() => {
  render(
    <Team
      words={{ teamHeading: "Meet the team", profile: "Profile", social: "X" }}
      people={people}
    />,
  );
});

const member = (name: string) =>
  within(
    screen.getAllByRole("listitem").find((item) => within(item).queryByRole("heading", { name })) ??
      document.body,
  );

it("shows everybody with portrait, name and title", () => {
  expect(screen.getAllByRole("heading", { level: 3 }).map((h) => h.textContent)).toEqual([
    "Ada Example",
    "Ben Example",
  ]);
  expect(member("Ada Example").getByRole("img", { name: "Portrait of Ada" })).toBeVisible();
  expect(member("Ada Example").getByText("Co-founder")).toBeVisible();
});

it("has a profile link for everybody", () => {
  for (const { name, linkedin } of people) {
    const link = member(name).getByRole("link", { name: `Profile: ${name}` });
    expect(link).toHaveAttribute("href", linkedin);
  }
});

it("has a social link only for who has one", () => {
  const social = member("Ada Example").getByRole("link", { name: "X: Ada Example" });
  expect(social).toHaveAttribute("href", "https://x.com/ada");
  expect(member("Ben Example").getAllByRole("link")).toHaveLength(1);
  expect(member("Ben Example").queryByText("X")).not.toBeInTheDocument();
});
