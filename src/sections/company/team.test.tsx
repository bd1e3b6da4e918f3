/** @jest-environment jsdom */
import { render, screen } from "@testing-library/react";
import { image } from "../../testing/image";
import { Team } from "./team";

it("links each person's profile, and their social account if they have one", () => {
  const ada = {
    ...{ handle: "a", name: "Ada", title: "Co-founder", bio: "Makes it." },
    ...{ linkedin: "https://l.example/ada", twitter: "https://x.example/ada" },
    ...{ imageAlt: "Portrait of Ada", image },
  };
  const people = [ada, { ...ada, handle: "b", name: "Ben", twitter: null }];
  const words = { teamHeading: "Meet the team", profile: "Profile", social: "X" };
  render(<Team words={words} people={people} />);
  const links = screen.getAllByRole<HTMLAnchorElement>("link");
  expect(
    links.map((link) => `${link.getAttribute("aria-label") ?? link.textContent} ${link.href}`),
  ).toEqual([
    "Profile: Ada https://l.example/ada",
    "X: Ada https://x.example/ada",
    "Profile: Ben https://l.example/ada",
  ]);
});
