import { headTitle } from "./head-title";

it.each([
  ["Pricing", "Pricing · Cairn"],
  ["Cairn: project management for teams", "Cairn: project management for teams"],
  ["Why we built Cairn", "Why we built Cairn"],
])("%s is shown in the tab as %s", (title, shown) => {
  expect(headTitle(title, "Cairn")).toBe(shown);
});
