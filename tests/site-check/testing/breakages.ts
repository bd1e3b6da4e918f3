import fs from "node:fs";

/** Expected problem of a file, a text in it, and its replacement. */
export type Edit = [finding: string, before: string | RegExp, after: string];

/** Edits that break a file, by file. */
export const edits: Record<string, Edit[]> = {
  "index.html": [
    ['title is "Two, ', "<title>", "<title>Two</title><title>"],
    ['"/gone" has no target', "</main>", '<a href="/gone">x</a></main>'],
    ['"#tip": / has no anchor #tip', 'href="#top"', 'href="#tip"'],
    ['"/none.png" has no target', 'src="/cards/index.png"', 'src="/none.png"'],
    ['"/b.png" has no target', "<img ", '<img srcset="/a.png 1x, /b.png 2x" '],
    ['is not valid: element-required-attributes: <img> is missing required "alt"', ' alt=""', ""],
    [
      'is not valid: element-required-attributes: <img> is missing required "width"',
      ' width="1200"',
      "",
    ],
    ["is not valid: attribute-allowed-values", "<style>", '<style type="text/plain">'],
    [
      "is not valid: attribute-misuse",
      "<style>",
      '<link rel="preload" href="/icon.svg" blocking="render"><style>',
    ],
    ["JSON-LD: Property assignment expected", '[{"@type"', '[{@type"'],
  ],
  "404.html": [
    ['robots is "index"', '"noindex"', '"index"'],
    ['canonical is "/404", should be ""', "</head>", '<link rel="canonical" href="/404"></head>'],
  ],
  "tos/index.html": [
    ['canonical is "", should be', /<link rel="canonical"[^>]*>/, ""],
    ['canonical is "https://beacon.example/blog"', /(rel="canonical" href=".*?)tos/, "$1blog"],
    ['og:image is "/cards/tos.png"', /(og:image" content=").*?(?=\/cards)/, "$1"],
    ['"/blog#x": /blog has no anchor #x', "</main>", '<a href="/blog#x">x</a></main>'],
  ],
  "contact/index.html": [
    ["has 0 of h1", /<(\/?)h1/g, "<$1h2"],
    ["does not have the policy", /<meta http-equiv="Content-Security-Policy".*?>/, ""],
    ["does not have the policy", "style-src ", "$&'unsafe-inline' "],
    ["does not have the policy", "main{margin:0}", "main{margin:1px}"],
  ],
  "company/index.html": [['lang is "", should be "en"', ' lang="en"', ""]],
  "pricing/index.html": [
    ['title is "Contact · Beacon", should be "Pricing', "<title>Pricing", "<title>Contact"],
    ["JSON-LD: line 1 has", "ld+json", "ld-json"],
    [
      `JSON-LD: Object literal may only specify known properties, and '"cost"' does not exist`,
      '"price"',
      '"cost"',
    ],
  ],
  "blog/index.html": [
    ['alternate application/atom+xml is "", should be', 'atom+xml" href', 'atom+xml" data-href'],
    ['JSON-LD: "https://beacon.example/blag" has no target', /("item":".*?)\/blog"/, '$1/blag"'],
  ],
  "blog/category/light/index.html": [
    ['og:type is "article", should be "website"', 'content="website"', 'content="article"'],
  ],
  "blog/article-1/index.html": [["in feeds has another text", "Words.", "Word."]],
  "blog/author/mira-voss/atom.xml": [["line ", /<entry>[\s\S]*?<\/entry>/, ""]],
  "changelog/index.html": [
    ["does not link to /changelog/rss.xml", '<a href="/changelog/rss.xml"', '<a href="/changelog"'],
  ],
  "changelog/v0-2-0/index.html": [["in feeds has another text", "Words.", "Word."]],
  "blog/rss.xml": [
    ["is not valid: Opening and ending tag mismatch", "</channel>", ""],
    [
      "is not valid: Element 'pubDate': [facet 'pattern'] The value 'Updated'",
      /Fri, 10[^<]*/,
      "Updated",
    ],
    [
      "is not valid: Element 'rank': This element is not expected",
      "<item>",
      "<item><rank>1</rank>",
    ],
    ["is not valid: Element 'rss': The attribute 'version' is required", ' version="2.0"', ""],
  ],
  "blog/feed.json": [
    [`is not valid: Type '"https://jsonfeed.org/version/1"'`, "version/1.1", "version/1"],
  ],
  "blog/atom.xml": [
    ["is not valid: Element 'updated': 'Updated' is not a valid", /(?<=<updated>)[^<]*/, "Updated"],
    ["is not valid: Element 'link': The attribute 'href' is required", " href=", " src="],
    [
      "is not valid: Element 'link', attribute 'type': [facet",
      'type="image/png"',
      'type="image/jpg"',
    ],
    ["is not valid: Element 'feed': No matching", "2005/Atom", "2006/Atom"],
  ],
  "sitemap.xml": [
    ["is not valid: Element 'lastmod': 'Updated' is not a valid", "2025-01-01", "Updated"],
    [
      "is not valid: Element 'loc': [facet 'pattern'] The value '/tos'",
      /\S+(?=\/tos<)/,
      "<url><loc>",
    ],
    ["is not valid: Element 'title': This element", "</url>", "<title>Tos</title></url>"],
    ["is not valid: Element 'urlset': No matching", "sitemap/0.9", "sitemap/0.8"],
  ],
  "robots.txt": [["line 4", "Sitemap", "Map"]],
  "manifest.webmanifest": [
    ["is not valid: Declaration or statement expected", "{", ""],
    [`is not valid: Type '"nonsense"' is not assignable`, "minimal-ui", "nonsense"],
  ],
  _headers: [["line ", "  X-Frame-Options: DENY\n", ""]],
};

/** Expected problem, and the file to delete. */
export const missing: [finding: string, file: string][] = [
  ["/tos: has no HTML", "/tos/index.html"],
  ["pricing/index.html: cards/pricing.png is missing", "/cards/pricing.png"],
  ['manifest.webmanifest: "/icon-192.png" has no target', "/icon-192.png"],
  ["pricing.md: is missing", "/pricing.md"],
  ["blog/rss.xml: is missing", "/blog/rss.xml"],
  ["about/index.html: does not redirect", "/about/index.html"],
];

/** Expected problem, and a file to add or overwrite. */
export const added: [finding: string, file: string, data: string | Buffer][] = [
  [
    "extra/index.html: is no page",
    "/extra/index.html",
    '<!doctype html><meta charset="utf-8"><title>A</title>',
  ],
  ["cards/tos.png is 192 × 192", "/cards/tos.png", fs.readFileSync("static/icon-192.png")],
  ['_headers: /rss.xml: Content-Type is ""', "/rss.xml", "A feed where no rule has one."],
];
