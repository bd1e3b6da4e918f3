import type { Breakage } from "./breakage";

const article = "blog/first-light/index.html";
const head = "</head>";

/** Ways to break the head of a page. */
export const headBreakages: Breakage[] = [
  [
    "a second title",
    (s) => s.replace("index.html", head, `<title>Two</title>${head}`),
    /^index.html: has 2 of title/,
  ],
  [
    "a second description",
    (s) => s.replace("tos/index.html", head, `<meta name="description" content="x">${head}`),
    /^tos\/index.html: has 2 of meta/,
  ],
  [
    "a page without h1",
    (s) => s.replace("contact/index.html", /<(\/?)h1/g, "<$1h2"),
    /^contact\/index.html: has 0 of h1/,
  ],
  [
    "no language",
    (s) => s.replace("company/index.html", ' lang="en"', ""),
    /^company\/index.html: lang is ""/,
  ],
  [
    "no canonical",
    (s) => s.replace("tos/index.html", /<link rel="canonical"[^>]*>/, ""),
    /^tos\/index.html: has 0 of link/,
  ],
  [
    "another page's canonical",
    (s) =>
      s.replace(
        "tos/index.html",
        'rel="canonical" href="https://beacon.example/tos"',
        'rel="canonical" href="https://beacon.example/blog"',
      ),
    /^tos\/index.html: canonical is "https:\/\/beacon.example\/blog"/,
  ],
  [
    "another page's title",
    (s) => s.replace("pricing/index.html", "<title>Pricing", "<title>Contact"),
    /^pricing\/index.html: title is "Contact · Beacon", should be "Pricing/,
  ],
  [
    "another page's description",
    (s) =>
      s.replace(
        "pricing/index.html",
        'name="description" content="What Beacon costs',
        'name="description" content="What Beacon cost',
      ),
    /^pricing\/index.html: description is/,
  ],
  [
    "another page's card",
    (s) => s.remove("cards/pricing.png"),
    /^pricing\/index.html: og:image ".*pricing.png" is not/,
  ],
  [
    "a relative card",
    (s) =>
      s.replace(
        "tos/index.html",
        'og:image" content="https://beacon.example',
        'og:image" content="',
      ),
    /^tos\/index.html: og:image "\/cards/,
  ],
  [
    "a card of the wrong size",
    (s) => s.copyFile("icon-192.png", "cards/tos.png"),
    /^tos\/index.html: cards\/tos.png is 192 × 192/,
  ],
  [
    "an article that says it is a page",
    (s) => s.replace(article, 'content="article"', 'content="website"'),
    /og:type is "website", should be "article"/,
  ],
  [
    "an article without its day",
    (s) => s.replace(article, "published_time", "unpublished_time"),
    /published is "", should be "2025-01-10"/,
  ],
  [
    "a 404 page that search engines list",
    (s) => s.replace("404.html", '"noindex"', '"index"'),
    /^404.html: robots is "index"/,
  ],
  ["a page that is missing", (s) => s.remove("tos/index.html"), /^\/tos: has no HTML/],
  [
    "a page nobody asked for",
    (s) => s.write("extra/index.html", "<html></html>"),
    /^extra\/index.html: is no page/,
  ],
];
