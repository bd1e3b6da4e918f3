import { entryOf } from "../testing/content";
import { addressesOf } from "./addresses";

const page = (path: string, kind = "page") => ({ path, kind, source: { entry: entryOf() } });
const site = {
  product: { siteUrl: "https://beacon.example" },
  articles: [{ path: "/blog/a", updates: [{}] }, { path: "/blog/b" }],
  releases: [{ version: "0.2.0" }],
  pages: [page("/blog"), page("/pricing"), page("/blog/a", "article")],
  redirects: { redirects: [] },
};
/** Where links may lead, while some fields are in doubt. */
const addresses = (doubted: string[] = []) => {
  const about = (_entry: object, field: string) => doubted.includes(field);
  const found = addressesOf?.(site as never, { about } as never);
  if (!found) throw new Error("The site has addresses.");
  return { ...found, anchors: found.anchors ?? new Map<string, string[]>() };
};

it("links may lead to anchors that the code of pages adds", () => {
  const { anchors } = addresses();
  expect(anchors.get("/")).toContain("features");
  expect(anchors.get("/changelog")).toEqual(["v0.2.0"]);
  expect(anchors.get("/blog/a")).toEqual(["articleUpdates"]);
  expect(anchors.get("/blog/b")).toBeUndefined();
});

it("links may lead to files that a build writes", () => {
  const written = ["/blog/rss.xml", "/pricing.md", "/pricing.json", "/llms.txt"];
  expect(addresses().files).toEqual(expect.arrayContaining(written));
});

it("a page is in doubt only where an article or release with errors may have it", () => {
  expect(addresses().isInDoubt?.("/blog/new")).toBe(false);
  expect(addresses(["slug"]).isInDoubt?.("/blog/new")).toBe(true);
  expect(addresses(["slug"]).isInDoubt?.("/blogs")).toBe(false);
});
