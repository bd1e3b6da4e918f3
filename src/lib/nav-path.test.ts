import { isFeatures, navPath } from "./nav-path";

it("leads Features to the landing page", () => {
  expect(navPath("Features")).toBe("/");
  expect(isFeatures("Features")).toBe(true);
});

it.each([
  ["Pricing", "/pricing"],
  ["Changelog", "/changelog"],
  ["Blog", "/blog"],
  ["Contact", "/contact"],
  ["FAQ", "/faq"],
])("leads %s to %s", (name, path) => {
  expect(navPath(name)).toBe(path);
  expect(isFeatures(name)).toBe(false);
});
