import fs from "node:fs";
import { searchFragment } from "./fixture-site";

/** Expected problem of a file, a text in it, and its replacement. */
export type Edit = [finding: string, before: string | RegExp, after: string];

/** Edits that break a file, by file. */
export const edits: Record<string, Edit[]> = {
  "index.html": [
    ["has 2 of title", "</head>", "<title>Two</title></head>"],
    ['"/gone" has no target', "</main>", '<a href="/gone">x</a></main>'],
    ['"#tip": / has no anchor #tip', 'href="#top"', 'href="#tip"'],
    ['"/none.png" has no target', 'src="/cards/index.png"', 'src="/none.png"'],
    ['"/b.png" has no target', "<img ", '<img srcset="/a.png 1x, /b.png 2x" '],
    ['element-required-attributes: <img> is missing required "alt"', ' alt=""', ""],
    ['element-required-attributes: <img> is missing required "width"', ' width="1200"', ""],
    ['attribute-allowed-values: Attribute "type"', "<style>", '<style type="text/plain">'],
    [
      "attribute-misuse: ",
      "<style>",
      '<link rel="preload" href="/icon.svg" blocking="render"><style>',
    ],
    ["JSON-LD: cannot be read", '[{"@type"', '[{@type"'],
  ],
  "404.html": [['robots is "index"', '"noindex"', '"index"']],
  "tos/index.html": [
    ['has 2 of meta[name="description"]', "</head>", '<meta name="description"></head>'],
    ["has 0 of link", /<link rel="canonical"[^>]*>/, ""],
    ['canonical is "https://beacon.example/blog"', /(rel="canonical" href=".*?)tos/, "$1blog"],
    ['og:image "/cards/tos.png" is not an absolute', /(og:image" content=").*?(?=\/cards)/, "$1"],
    ['"/blog#x": /blog has no anchor #x', "</main>", '<a href="/blog#x">x</a></main>'],
    ["element-permitted-content: <div>", "</main>", "<p><b><div>x</div></b></p></main>"],
  ],
  "contact/index.html": [
    ["has 0 of h1", /<(\/?)h1/g, "<$1h2"],
    ["has 0 policies, must have one", /<meta http-equiv="Content-Security-Policy".*?>/, ""],
    ["has 2 policies, must", /(<meta http-equiv="Content-Security-Policy".*?>)/, "$1$1"],
    ["allows 'unsafe-inline' in style-src.", "style-src ", "$&'unsafe-inline' "],
    ["allows https: in script-src.", "script-src ", "$&https: "],
    ["has a policy without base-uri", "base-uri 'none'", ""],
  ],
  "about/index.html": [["has 0 policies", "Content-Security-Policy", "x-policy"]],
  "company/index.html": [['lang is ""', ' lang="en"', ""]],
  "pricing/index.html": [
    ['title is "Contact · Beacon", should be "Pricing', "<title>Pricing", "<title>Contact"],
    ['description is "How', 'name="description" content="What', 'name="description" content="How'],
    ["JSON-LD: SoftwareApplication is missing", "ld+json", "ld-json"],
    [
      `JSON-LD: Object literal may only specify known properties, and '"cost"' does not exist`,
      '"price"',
      '"cost"',
    ],
    [`JSON-LD: Type '"Offers"' is not assignable`, '"Offer"', '"Offers"'],
  ],
  "blog/first-light/index.html": [
    ['og:type is "website", should be "article"', 'content="article"', 'content="website"'],
    ['published is "", should be "2025-01-10"', "published_time", "unpublished_time"],
  ],
  "blog/index.html": [
    ["does not announce /blog/atom.xml", 'atom+xml" href', 'atom+xml" data-href'],
    ['JSON-LD: "https://beacon.example/blag" has no target', /("item":".*?)\/blog"/, '$1/blag"'],
  ],
  "blog/category/light/index.html": [
    ["does not announce /blog/category/light/rss.xml", 'rss+xml" href', 'rss+xml" data-href'],
    ['og:type is "article", should be "website"', 'content="website"', 'content="article"'],
    ["JSON-LD: ItemList.numberOfItems is 3, should be 2", '"numberOfItems":2', '"numberOfItems":3'],
  ],
  "blog/author/mira-voss/atom.xml": [
    ["does not have exactly the entries", /<entry>[\s\S]*?<\/entry>/, ""],
  ],
  "changelog/index.html": [
    ["does not link to /changelog/rss.xml", '<a href="/changelog/rss.xml"', '<a href="/changelog"'],
  ],
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
    ['"/blog" is not absolute', '<a href="https://beacon.example/blog"', '<a href="/blog"'],
  ],
  "blog/feed.json": [
    [`is not valid: Type '"https://jsonfeed.org/version/1"'`, "version/1.1", "version/1"],
    [
      `is not valid: Object literal may only specify known properties, and '"ids"'`,
      '"id"',
      '"ids"',
    ],
    ["is not valid: Property 'title' is missing", /"title": .*/, ""],
    [
      "https://beacon.example/blog/article-1 has an image without its size",
      ' width=\\"',
      ' data-width=\\"',
    ],
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
    ["does not name https://beacon.example/pricing.json", "/pricing.json", "/prices.json"],
  ],
  "changelog/atom.xml": [["does not have exactly the entries", /<entry>[\s\S]*?<\/entry>/, ""]],
  "changelog/feed.json": [
    [
      "https://beacon.example/changelog/v0-2-0 has another text than its page",
      /("content_html": )".*"/,
      '$1"Short."',
    ],
  ],
  "sitemap.xml": [
    ["does not list https://beacon.example/comparison.json", "/comparison.json", "/tools.json"],
    ["does not list https://beacon.example/blog.", "/blog</loc>", "/blag</loc>"],
    [
      "lists https://beacon.example/x,",
      "</urlset>",
      "<url><loc>https://beacon.example/x</loc></url></urlset>",
    ],
    ["https://beacon.example/tos: lastmod is not 2025-01-01", "2025-01-01", "2026-01-01"],
    ["is not valid: Element 'lastmod': 'Updated' is not a valid", "2025-01-01", "Updated"],
    [
      "is not valid: Element 'loc': [facet 'pattern'] The value '/tos'",
      /\S+(?=\/tos<)/,
      "<url><loc>",
    ],
    ["is not valid: Element 'title': This element", "</url>", "<title>Tos</title></url>"],
    ["is not valid: Element 'urlset': No matching", "sitemap/0.9", "sitemap/0.8"],
  ],
  "robots.txt": [["does not name the sitemap", "Sitemap", "Map"]],
  "manifest.webmanifest": [
    ["cannot be read", "{", ""],
    [`is not valid: Type '"nonsense"' is not assignable`, "minimal-ui", "nonsense"],
    ["is not valid: Property 'src' is missing", /"src": .*/, ""],
    ["/icon-192.png is 192x192, not 191x191", '"192x192"', '"191x191"'],
  ],
  "pricing.md": [["has HTML", "\n", "\n\n<div>x</div>\n"]],
  "llms.txt": [['"https://beacon.example/toes.md" has no target', "/tos.md", "/toes.md"]],
  _headers: [
    ['/tos: X-Frame-Options is "", should be "DENY"', "  X-Frame-Options: DENY\n", ""],
    ["/app-00000000000000000000.js: Cache-Control is", /\/app-0+\.js/, "/app.js"],
    [
      "two rules set Cache-Control of /cards/tos.png",
      "nosniff",
      "nosniff\n\n/cards/*\n  Cache-Control: a\n\n/*\n  Cache-Control: b",
    ],
    ["has 1", /$/, Array.from({ length: 101 }, (_, at) => `\n/${at}\n  A: b\n`).join("")],
  ],
};

/** Expected problem, and the file to delete. */
export const missing: [finding: string, file: string][] = [
  ["/tos: has no HTML", "/tos/index.html"],
  ['pricing/index.html: og:image "https://beacon.example/cards/pricing', "/cards/pricing.png"],
  ['manifest.webmanifest: "/icon-192.png" has no target', "/icon-192.png"],
  ["pricing.md: is missing", "/pricing.md"],
  ["about/index.html: does not redirect", "/about/index.html"],
  ["pagefind-entry.json: is missing", "/pagefind/pagefind-entry.json"],
  ["wasm.en.pagefind is missing next to it", "/pagefind/wasm.en.pagefind"],
  ["/tos is not found", "/pagefind/fragment/en__tos.pf_fragment"],
];

/** Expected problem, and a file to add or overwrite. */
export const added: [finding: string, file: string, data: string | Buffer][] = [
  ["admin/index.html: is not noindex", "/admin/index.html", "<!doctype html><title>A</title>"],
  ["extra/index.html: is no page", "/extra/index.html", "<html></html>"],
  ["cards/tos.png is 192 × 192", "/cards/tos.png", fs.readFileSync("static/icon-192.png")],
  ["finds /blog/draft, which it should not", ...searchFragment("/blog/draft", { title: "x" })],
  ['/tos has the title "", should have "Terms', ...searchFragment("/tos", {})],
  ['"/tos#gone": /tos has no anchor #gone', ...searchFragment("/tos", { title: "x" }, "gone")],
];
