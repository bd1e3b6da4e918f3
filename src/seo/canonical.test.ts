import { canonicalUrl } from "./canonical";

it.each([
  ["/", "https://cairn.example"],
  ["/pricing", "https://cairn.example/pricing"],
  ["/pricing/", "https://cairn.example/pricing"],
  ["/blog/a?from=mail#top", "https://cairn.example/blog/a"],
])("gives %s the address %s", (path, url) => {
  expect(canonicalUrl("https://cairn.example", path)).toBe(url);
});
