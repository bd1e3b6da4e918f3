import { isFeatures, navPath } from "./nav-path";

it.each([
  ["Features", "/"],
  ["Pricing", "/pricing"],
  ["Changelog", "/changelog"],
  ["Blog", "/blog"],
  ["Contact", "/contact"],
  ["FAQ", "/faq"],
])("leads %s to %s", (name, path) => {
  expect(navPath(name)).toBe(path);
  expect(isFeatures(name)).toBe(path === "/");
});
