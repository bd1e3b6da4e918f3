import type { Edit } from "./breakages";

/** Edits after which one file says something else than the content and the other files. */
export const contradictions: Record<string, Edit[]> = {
  "pricing/index.html": [
    ['does not show "€8"', "€8", "€9"],
    ['does not show "Large"', "<p>Large<", "<p>Grand<"],
    ['does not show "Another"', "Another", "Others"],
    [
      'og:title is "Prices", should be "Pricing"',
      'title" content="Pricing',
      'title" content="Prices',
    ],
    ['twitter:description is "How', /(twitter:description" content=")What/, "$1How"],
    ["JSON-LD: SoftwareApplication.offers.1.price is 9, should be 8", '"price":8', '"price":9'],
    ["JSON-LD: SoftwareApplication.offers.2.priceSpecification.price is 6", /7(?=,[^{]*mem)/, "6"],
    ["JSON-LD: SoftwareApplication.offers.0.priceCurrency is", '"EUR"', '"USD"'],
    [
      'JSON-LD: SoftwareApplication.offers.2.name is "Large, Monthly"',
      "Large, Yearly",
      "Large, Monthly",
    ],
    ["JSON-LD: Organization.email is", "mail@beacon", "post@beacon"],
  ],
  "pricing.md": [
    ["line 23 is €9, should be €8", "€8", "€9"],
    ["line 19 is Grand, should be Large", "\nLarge\n", "\nGrand\n"],
  ],
  "pricing.json": [
    ['line 21 is "monthly": 9,', '"monthly": 8', '"monthly": 9'],
    ["line 13 is", '"seats": 5', '"seats": 4'],
    ['line 5 is "currency": "USD"', "EUR", "USD"],
  ],
  "index.html": [
    ['does not show "Up to 2 people"', "Up to 2 people", "Up to 3 people"],
    ["has other signs in its comparison", 'data-answer="yes"', 'data-answer="no"'],
    ['does not show "Dec 2024, over a year old"', "Dec 2024", "Dec 2025"],
    ["JSON-LD: WebSite.name is", '"WebSite","name":"Beacon"', '"WebSite","name":"Lighthouse"'],
  ],
  "comparison.json": [
    ['line 25 is "text": "Rums"', '"text": "Rooms"', '"text": "Rums"'],
    ['line 81 is "answer": "no"', '"answer": "yes"', '"answer": "no"'],
    [
      'line 34 is "url": "https://lantern.example/elsewhere"',
      "lantern.example/",
      "lantern.example/elsewhere",
    ],
    ['line 5 is "checked": "2026-01-31"', '"2025-01-31"', '"2026-01-31"'],
    ['line 27 is "dated": "2025-12"', '"2024-12"', '"2025-12"'],
  ],
  "blog/first-light/index.html": [
    ['does not show "10 Jan 2025"', "<p>Mira Voss", "<p>Jon Lund"],
    ['does not show "10 Jan 2025"', "10 Jan 2025", "11 Jan 2025"],
    ['modified is "2025-04-30", should be "2025-03-30"', '"2025-03-30">', '"2025-04-30">'],
    ['section is "Sea", should be "Light"', 'section" content="Light', 'section" content="Sea'],
    ['JSON-LD: BlogPosting.headline is "Last light"', '"headline":"First', '"headline":"Last'],
    ['JSON-LD: BlogPosting.author.name is "Somebody"', '"name":"Mira Voss"', '"name":"Somebody"'],
    ["JSON-LD: BlogPosting.datePublished is", 'ished":"2025-01-10"', 'ished":"2025-01-11"'],
  ],
  "blog/first-light.md": [["line 1 is # Last light", "# First", "# Last"]],
  "blog/rss.xml": [
    [
      'https://beacon.example/blog/first-light: title is "Last light"',
      "[First light]",
      "[Last light]",
    ],
    [
      'https://beacon.example/blog/first-light: author is "Jon Lund"',
      /Mira Voss(?!.*Mira Voss)/s,
      "Jon Lund",
    ],
    ["https://beacon.example/blog/article-1 has another text than its page", "Words.", "Word."],
    ['has the title "Log · Beacon", should have "Blog · Beacon"', "Blog · Beacon", "Log · Beacon"],
  ],
  "blog/atom.xml": [
    ["https://beacon.example/blog/first-light has another text", "30 Mar 2025", "31 Mar 2025"],
    ["https://beacon.example/blog/first-light: published is", "2025-01-10", "2025-01-11"],
  ],
  "blog/feed.json": [
    ["https://beacon.example/blog/article-1 has another text", "<p>Words. ", "<p>"],
    [
      'https://beacon.example/blog/first-light: summary is "How',
      '"summary": "Why the',
      '"summary": "How the',
    ],
  ],
  "blog/category/light/index.html": [
    ["JSON-LD: ItemList.itemListElement.1.name is", '"name":"First light"', '"name":"Last light"'],
  ],
  "changelog/v0-2-0/index.html": [
    ['does not show "February 5, 2025"', "February 5, 2025", "February 6, 2025"],
    ['JSON-LD: Article.headline is "v0.1.0', '"headline":"v0.2.0', '"headline":"v0.1.0'],
  ],
  "company/index.html": [['does not show "Jon Lund" after "Bio."', "Keeper", "Sailor"]],
  "llms.txt": [
    ["line 3 is", "> Beacon is", "> Beacon was"],
    ["line 7 is", "What it costs", "What it cost"],
  ],
  "manifest.webmanifest": [["line 3 is", '"name": "Beacon"', '"name": "Lighthouse"']],
};
