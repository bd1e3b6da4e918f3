import { entryOf } from "../../tests/fixtures/content";
import { addressesOf } from "./pages";

const page = (path: string, kind = "page") => ({ path, kind, source: { entry: entryOf() } });
const site = {
  product: { siteUrl: "https://beacon.example" },
  articles: [{ path: "/blog/a", updates: [{}] }, { path: "/blog/b" }],
  releases: [{ version: "0.2.0" }],
  pages: [page("/blog"), page("/pricing"), page("/blog/a", "article")],
  redirects: { redirects: [{ from: "/about" }] },
};
const addresses = addressesOf?.(site as never);

it("accepts links to anchors that components add", () => {
  const anchors = addresses?.anchors ?? new Map<string, string[]>();
  expect(anchors.get("/")).toContain("features");
  expect(anchors.get("/changelog")).toEqual(["v0.2.0"]);
  expect(anchors.get("/blog/a")).toEqual(["articleUpdates"]);
  expect(anchors.get("/blog/b")).toBeUndefined();
});

it("accepts links to files that a build writes, and to redirects", () => {
  const written = ["/blog/rss.xml", "/pricing.md", "/pricing.json", "/llms.txt", "/about"];
  expect(addresses?.files).toEqual(expect.arrayContaining(written));
});
