import { canonicalUrl, cardPath, feedPaths, isFeatures, markdownPath, navPath } from "./addresses";
import { headTitle, releaseTitle } from "./head-title";

it.each([
  ["/", "https://cairn.example"],
  ["/pricing", "https://cairn.example/pricing"],
  ["/pricing/", "https://cairn.example/pricing"],
  ["/blog/a?from=mail#top", "https://cairn.example/blog/a"],
])("gives %s the address %s", (path, url) => {
  expect(canonicalUrl("https://cairn.example", path)).toBe(url);
});

it.each([
  ["/", "/cards/index.png", "/index.md"],
  ["/pricing", "/cards/pricing.png", "/pricing.md"],
  ["/blog/a", "/cards/blog/a.png", "/blog/a.md"],
])("keeps the card and the Markdown of %s at %s and %s", (path, card, markdown) => {
  expect(cardPath(path)).toBe(card);
  expect(markdownPath(path)).toBe(markdown);
});

it("keeps feeds below their list", () => {
  expect(feedPaths("/blog")).toEqual({
    rss: "/blog/rss.xml",
    atom: "/blog/atom.xml",
    json: "/blog/feed.json",
  });
});

it("writes titles", () => {
  expect(headTitle(releaseTitle("0.9.0", "CSV import"), "Cairn")).toBe(
    "v0.9.0: CSV import · Cairn",
  );
});

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
