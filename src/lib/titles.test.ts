import { headTitle } from "./titles";

it.each([
  ["Pricing", "Pricing · Cairn"],
  ["Cairn: project management for teams", "Cairn: project management for teams"],
  ["Why we built Cairn", "Why we built Cairn"],
])("the title %s becomes %s", (title, shown) => {
  expect(headTitle(title, "Cairn")).toBe(shown);
});
