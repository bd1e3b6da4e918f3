import { linkKind } from "./link-kind";

it.each([
  ["/", "page"],
  ["/pricing", "page"],
  ["/#features", "page"],
  ["/changelog/v0-11-0#csv-import", "page"],
  ["/blog/rss.xml", "file"],
  ["/pricing.json", "file"],
  ["/blog/rss.xml?from=2026#new", "file"],
  ["#main", "anchor"],
  ["mailto:hello@cairn.example", "mail"],
  ["tel:+4930123456", "mail"],
  ["https://example.com/a.pdf", "external"],
  ["http://localhost:9000", "external"],
])("%s: %s", (to, kind) => {
  expect(linkKind(to)).toBe(kind);
});
