import { searchKind } from "./search-kind";

it.each([
  ["/blog/how-we-plan", "article"],
  ["/changelog/v0-2-0", "release"],
  ["/tos", "terms"],
  ["/blog", "page"],
  ["/changelog", "page"],
  ["/", "page"],
])("knows what stands at %s", (path, kind) => {
  expect(searchKind(path)).toBe(kind);
});
