import { headTags } from "./tags";
import type { PageMetadata } from "./tags";

const picture = (src: string, imageAlt: string) => ({
  image: {
    childImageSharp: {
      gatsbyImageData: {
        ...{ layout: "constrained" as const, width: 1200, height: 630 },
        images: { fallback: { src }, sources: [{ srcSet: "/static/a.webp", type: "image/webp" }] },
      },
    },
  },
  imageAlt,
});
const site = {
  name: "Cairn",
  siteUrl: "https://cairn.example",
  language: "en",
  locale: "en_US",
  feeds: { "/blog": "Blog", "/changelog": "Changelog" },
  sharing: picture("/static/product.png", "A board."),
};
const page: PageMetadata = { title: "Pricing", description: "What it costs.", path: "/pricing" };

const tagsOf = (head: PageMetadata) =>
  Object.fromEntries(
    headTags(head, site).meta.map((meta) => [
      "name" in meta ? meta.name : meta.property,
      meta.content,
    ]),
  );
const alternates = (head: PageMetadata) =>
  headTags(head, site)
    .link.filter(({ rel }) => rel === "alternate")
    .map(({ href }) => href.replace(site.siteUrl, ""));

it("writes an article's canonical URL, dates and picture", () => {
  const article = { published: "2025-03-29", modified: "2026-11-15", section: "Software" };
  const head = { ...page, article, pictured: picture("/static/cover.jpg", "A harbour.") };
  const { title, link } = headTags(head, site);
  expect(title).toBe("Pricing · Cairn");
  expect(link[0]).toEqual({ rel: "canonical", href: "https://cairn.example/pricing" });
  expect(tagsOf(head)).toEqual({
    description: "What it costs.",
    "og:title": "Pricing",
    "og:description": "What it costs.",
    "og:url": "https://cairn.example/pricing",
    "og:site_name": "Cairn",
    "og:locale": "en_US",
    "og:type": "article",
    "og:image": "https://cairn.example/static/cover.jpg",
    "og:image:width": "1200",
    "og:image:height": "630",
    "og:image:alt": "A harbour.",
    "twitter:card": "summary_large_image",
    "twitter:title": "Pricing",
    "twitter:description": "What it costs.",
    "twitter:image": "https://cairn.example/static/cover.jpg",
    "twitter:image:alt": "A harbour.",
    robots: "max-image-preview:large",
    "article:published_time": "2025-03-29",
    "article:modified_time": "2026-11-15",
    "article:section": "Software",
  });
});

it("links the landing page to both feeds, other pages to their feed and data", () => {
  const both = ["/index.md", "/blog/rss.xml", "/changelog/rss.xml"];
  expect(alternates({ ...page, path: "/" })).toEqual(both);
  expect(alternates({ ...page, path: "/blog/a" })).toEqual(["/blog/a.md", "/blog/rss.xml"]);
  expect(alternates({ ...page, data: "/pricing.json" })).toEqual(["/pricing.md", "/pricing.json"]);
});

it("links a noindex page to nothing", () => {
  expect(headTags({ ...page, noindex: true }, site).link).toEqual([]);
});
