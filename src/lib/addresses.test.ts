import { canonicalUrl, isFeatures, navPath } from "./addresses";

it.each([
  ["/", "https://cairn.example"],
  ["/pricing/", "https://cairn.example/pricing"],
  ["/blog/a?from=mail#top", "https://cairn.example/blog/a"],
])("canonicalizes %s to %s", (path, url) => {
  expect(canonicalUrl("https://cairn.example", path)).toBe(url);
});

it.each([
  ["Features", "/"],
  ["FAQ", "/faq"],
])("links %s in the bar to %s", (name, path) => {
  expect(navPath(name)).toBe(path);
  expect(isFeatures(name)).toBe(path === "/");
});
