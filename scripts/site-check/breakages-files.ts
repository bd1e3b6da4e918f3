import type { Breakage } from "./breakage";

/** Ways to break what is not a page. */
export const fileBreakages: Breakage[] = [
  [
    "a feed that is no XML",
    (s) => s.replace("blog/rss.xml", "</channel>", ""),
    /^blog\/rss.xml: is not XML/,
  ],
  [
    "a feed without an entry",
    (s) => s.replace("changelog/atom.xml", /<entry>[\s\S]*?<\/entry>/, ""),
    /^changelog\/atom.xml: does not have exactly the entries/,
  ],
  [
    "a feed with a relative link",
    (s) => s.replace("blog/rss.xml", '<a href="https://beacon.example/blog"', '<a href="/blog"'),
    /^blog\/rss.xml: "\/blog" is not absolute/,
  ],
  [
    "a feed without its text",
    (s) => s.replace("changelog/feed.json", /"content_html": ".*"/, '"content_html": "Short."'),
    /^changelog\/feed.json: .* is not there in full/,
  ],
  [
    "a feed of an older version",
    (s) => s.replace("blog/feed.json", "version/1.1", "version/1"),
    /^blog\/feed.json: is not JSON Feed 1.1/,
  ],
  [
    "a feed that is not announced",
    (s) =>
      s.replace(
        "blog/index.html",
        'type="application/atom+xml" href',
        'type="application/atom+xml" data-href',
      ),
    /^blog\/index.html: does not announce \/blog\/atom.xml/,
  ],
  [
    "a feed nobody can see",
    (s) =>
      s.replace("changelog/index.html", '<a href="/changelog/rss.xml"', '<a href="/changelog"'),
    /^changelog\/index.html: does not link to \/changelog\/rss.xml/,
  ],
  [
    "a sitemap without a page",
    (s) =>
      s.replace(
        "sitemap.xml",
        "<loc>https://beacon.example/blog</loc>",
        "<loc>https://beacon.example/blag</loc>",
      ),
    /^sitemap.xml: does not list https:\/\/beacon.example\/blog\./,
  ],
  [
    "a sitemap with a page too many",
    (s) =>
      s.replace(
        "sitemap.xml",
        "</urlset>",
        "<url><loc>https://beacon.example/x</loc></url></urlset>",
      ),
    /^sitemap.xml: lists https:\/\/beacon.example\/x/,
  ],
  [
    "a sitemap with an invented day",
    (s) => s.replace("sitemap.xml", "2025-01-01", "2026-01-01"),
    /^sitemap.xml: .*\/tos: lastmod is not 2025-01-01/,
  ],
  [
    "robots.txt without the sitemap",
    (s) => s.replace("robots.txt", "Sitemap", "Map"),
    /^robots.txt: does not name/,
  ],
  [
    "a manifest that is no JSON",
    (s) => s.write("manifest.webmanifest", "{"),
    /^manifest.webmanifest: cannot be read/,
  ],
  [
    "a missing icon",
    (s) => s.remove("icon-192.png"),
    /^manifest.webmanifest: "\/icon-192.png" leads to nothing/,
  ],
  [
    "an icon of the wrong size",
    (s) => s.replace("manifest.webmanifest", '"192x192"', '"191x191"'),
    /icon-192.png is 192x192, not 191x191/,
  ],
  ["a page without its Markdown", (s) => s.remove("pricing.md"), /^pricing.md: is missing/],
  [
    "Markdown with HTML in it",
    (s) => s.write("pricing.md", "# Pricing\n\n<div>x</div>\n"),
    /^pricing.md: has HTML/,
  ],
  [
    "a guide that leads nowhere",
    (s) => s.replace("llms.txt", "/tos.md", "/toes.md"),
    /^llms.txt: ".*toes.md" leads to nothing/,
  ],
  [
    "other prices for machines",
    (s) => s.replace("pricing.json", '"yearly": 7', '"yearly": 6'),
    /^pricing.json: does not say what/,
  ],
  [
    "a security contact that nobody confirms",
    (s) => s.replace(".well-known/security.txt", /Expires: \d+/, "Expires: 2020"),
    /^.well-known\/security.txt: has expired/,
  ],
  [
    "a redirect that does nothing",
    (s) => s.remove("about/index.html"),
    /^about\/index.html: does not send/,
  ],
  [
    "HTML that is not valid",
    (s) => s.replace("tos/index.html", "</main>", "<p><div>x</div></p></main>"),
    /^tos\/index.html: .*(element-permitted|close-order|no-implicit)/,
  ],
];
