import { headTags } from "./tags";
import type { PageMetadata } from "./tags";

const site = {
  name: "Cairn",
  siteUrl: "https://cairn.example",
  language: "en",
  locale: "en_US",
  feeds: { "/blog": "Blog", "/changelog": "Changelog" },
};
const page: PageMetadata = { title: "Pricing", description: "What it costs.", path: "/pricing" };

function content(head: PageMetadata, name: string): string[] {
  return headTags(head, site).meta.flatMap((meta) =>
    ("name" in meta ? meta.name : meta.property) === name ? [meta.content] : [],
  );
}
const alternates = (head: PageMetadata) =>
  headTags(head, site)
    .link.filter(({ rel }) => rel === "alternate")
    .map(({ href }) => href.replace(site.siteUrl, ""));

it("puts the product's name into the title and leaves it out where the site is named anyway", () => {
  expect(headTags(page, site).title).toBe("Pricing · Cairn");
  expect(content(page, "og:title")).toEqual(["Pricing"]);
  expect(content(page, "og:site_name")).toEqual(["Cairn"]);
});

it("gives a page one absolute address", () => {
  const href = "https://cairn.example/pricing";
  expect(headTags(page, site).link[0]).toEqual({ rel: "canonical", href });
  expect(content(page, "og:url")).toEqual([href]);
});

it("shows the page's own card, with its size and what it says", () => {
  const head = { ...page, card: "Free for five." };
  expect(content(head, "og:image")).toEqual(["https://cairn.example/cards/pricing.png"]);
  expect(content(head, "twitter:image")).toEqual(content(head, "og:image"));
  expect(content(head, "og:image:alt")).toEqual(["Free for five. · Cairn"]);
  expect([...content(head, "og:image:width"), ...content(head, "og:image:height")]).toEqual([
    "1200",
    "630",
  ]);
});

it("gives the days of an article, and none to a page", () => {
  const article = { published: "2025-03-29", modified: "2026-11-15", section: "Software" };
  expect(content({ ...page, article }, "og:type")).toEqual(["article"]);
  expect(content({ ...page, article }, "article:published_time")).toEqual(["2025-03-29"]);
  expect(content({ ...page, article }, "article:modified_time")).toEqual(["2026-11-15"]);
  expect(content({ ...page, article }, "article:author")).toEqual([]);
  expect(content(page, "og:type")).toEqual(["website"]);
  expect(content(page, "article:published_time")).toEqual([]);
});

it("announces the feeds where their entries are, and all on the landing page", () => {
  expect(alternates(page)).toEqual(["/pricing.md"]);
  expect(alternates({ ...page, data: "/pricing.json" })).toEqual(["/pricing.md", "/pricing.json"]);
  expect(alternates({ ...page, path: "/blog/x" })).toEqual([
    "/blog/x.md",
    "/blog/rss.xml",
    "/blog/atom.xml",
    "/blog/feed.json",
  ]);
  expect(alternates({ ...page, path: "/" })).toHaveLength(7);
});

it("announces the feed of a category before the blog's, on all its pages", () => {
  const list = "/blog/category/light";
  const head = { ...page, path: `${list}/page/2`, feed: { list, title: "On light" } };
  const rss = alternates(head).filter((href) => href.endsWith("rss.xml"));
  expect(rss).toEqual([`${list}/rss.xml`, "/blog/rss.xml"]);
  const titles = headTags(head, site).link.map((link) => "title" in link && link.title);
  expect(titles).toContain("On light · Cairn (RSS)");
});

it("keeps the page for unknown addresses out of search", () => {
  const lost = { ...page, path: "/404", noindex: true };
  expect(content(lost, "robots")).toEqual(["noindex"]);
  expect(content(page, "robots")).toEqual(["max-image-preview:large"]);
  expect(headTags(lost, site).link).toEqual([]);
  expect(content(lost, "og:image")).toEqual(["https://cairn.example/cards/index.png"]);
});
