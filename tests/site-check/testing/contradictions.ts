import type { Edit } from "./breakages";

/** Edits after which one file says something else than the content and the other files. */
export const contradictions: Record<string, Edit[]> = {
  "pricing/index.html": [
    ['does not show "Monthly: €8"', "€8", "€9"],
    ['does not show "Large"', "<p>Large<", "<p>Grand<"],
    ['does not show "Another"', "Another", "Others"],
    [
      'og:title is "Prices", should be "Pricing"',
      'title" content="Pricing',
      'title" content="Prices',
    ],
    ['twitter:description is "How', /(twitter:description" content=")What/, "$1How"],
    ["JSON-LD: line 1", '"price":8', '"price":9'],
  ],
  "pricing.md": [["line 25", "€8", "€9"]],
  "pricing.json": [["line 21", '"monthly": 8', '"monthly": 9']],
  "index.html": [
    ['does not show "Up to 2 people"', "Up to 2 people", "Up to 3 people"],
    ["has other signs in its comparison", 'data-answer="yes"', 'data-answer="no"'],
    ['does not show "Dec 2024, over a year old"', "Dec 2024", "Dec 2025"],
    ["JSON-LD: line 1", '"name":"Beacon"', '"name":"Lighthouse"'],
  ],
  "comparison.json": [
    ["line 66", '"answer": "yes"', '"answer": "no"'],
    ["line 24", '"2024-12"', '"2025-12"'],
  ],
  "blog/first-light/index.html": [
    ['does not show "10 Jan 2025"', "<p>Mira Voss", "<p>Jon Lund"],
    ['does not show "10 Jan 2025"', "10 Jan 2025", "11 Jan 2025"],
    ["in feeds has another text", "30 Mar 2025", "31 Mar 2025"],
    ['og:type is "website", should be "article"', 'content="article"', 'content="website"'],
    ['article:modified_time is "2025-04-30", should', '"2025-03-30">', '"2025-04-30">'],
    [
      'article:section is "Sea", should be "Light"',
      'section" content="Light',
      'section" content="Sea',
    ],
    ["JSON-LD: line 1", '"name":"Mira Voss"', '"name":"Somebody"'],
  ],
  "blog/first-light.md": [["line 1", "# First", "# Last"]],
  "blog/rss.xml": [
    ["line ", /Mira Voss(?!.*Mira Voss)/s, "Jon Lund"],
    ["line ", "Words.", "Word."],
  ],
  "blog/atom.xml": [["line ", "2025-01-10", "2025-01-11"]],
  "blog/feed.json": [["line ", '"summary": "Why the', '"summary": "How the']],
  "blog/category/light/index.html": [
    ["JSON-LD: line 1", '"numberOfItems":2', '"numberOfItems":3'],
    ["JSON-LD: line 1", '"name":"First light"', '"name":"Last light"'],
  ],
  "changelog/v0-2-0/index.html": [
    ['does not show "February 5, 2025"', "February 5, 2025", "February 6, 2025"],
    ["JSON-LD: line 1", '"headline":"v0.2.0', '"headline":"v0.1.0'],
  ],
  "contact/index.html": [
    ["does not link to mailto:mail@beacon.example", /mailto:mail/g, "mailto:post"],
  ],
  "404.html": [["does not link to /.", /href="\/"/g, 'href="/blog"']],
  "company/index.html": [['does not show "Jon Lund" after "Bio."', "Keeper", "Sailor"]],
  "sitemap.xml": [["line ", "2025-01-01", "2026-01-01"]],
  "llms.txt": [["line 7", "What it costs", "What it cost"]],
  "manifest.webmanifest": [["line 3", '"name": "Beacon"', '"name": "Lighthouse"']],
};
