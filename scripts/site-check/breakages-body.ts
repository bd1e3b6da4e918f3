import type { Breakage } from "./breakage";

const article = "blog/first-light/index.html";

/** Ways to break links, pictures and structured data of a page. */
export const bodyBreakages: Breakage[] = [
  [
    "a dead link",
    (s) => s.replace("index.html", "</main>", '<a href="/gone">x</a></main>'),
    /^index.html: "\/gone" leads to nothing/,
  ],
  [
    "a dead anchor",
    (s) => s.replace("index.html", 'href="#top"', 'href="#tip"'),
    /^index.html: "#tip": \/ has no anchor #tip/,
  ],
  [
    "a dead anchor of another page",
    (s) => s.replace("tos/index.html", "</main>", '<a href="/blog#x">x</a></main>'),
    /\/blog has no anchor #x/,
  ],
  [
    "a missing picture",
    (s) => s.replace("index.html", 'src="/cards/index.png"', 'src="/cards/none.png"'),
    /"\/cards\/none.png" leads to nothing/,
  ],
  [
    "a missing picture in a set",
    (s) => s.replace("index.html", "<img ", '<img srcset="/a.png 1x, /b.png 2x" '),
    /"\/b.png" leads to nothing/,
  ],
  [
    "a picture without alt",
    (s) => s.replace("index.html", ' alt=""', ""),
    /^index.html: The picture \/cards\/index.png has no alt/,
  ],
  [
    "a picture without size",
    (s) => s.replace("index.html", ' width="1200"', ""),
    /has no width and height/,
  ],
  [
    "a drawing without a name",
    (s) => s.replace("index.html", "</main>", "<svg></svg></main>"),
    /^index.html: An <svg> has neither/,
  ],
  [
    "JSON-LD that is no JSON",
    (s) => s.replace("index.html", '{"@context"', '{@context"'),
    /^index.html: JSON-LD: cannot be read/,
  ],
  [
    "JSON-LD with another price",
    (s) => s.replace("pricing/index.html", '"price":8,', '"price":9,'),
    /^pricing\/index.html: JSON-LD: SoftwareApplication.offers.\*.price/,
  ],
  [
    "JSON-LD with another author",
    (s) => s.replace(article, '"name":"Mira Voss"', '"name":"Somebody"'),
    /BlogPosting.author.name is "Somebody"/,
  ],
  [
    "JSON-LD with a rating",
    (s) => s.replace("index.html", '"@graph":[', '"@graph":[{"aggregateRating":5},'),
    /speaks of ratings/,
  ],
  [
    "JSON-LD that leads nowhere",
    (s) => s.replace("blog/index.html", /("item":"https:\/\/beacon.example)\/blog"/, '$1/blag"'),
    /^blog\/index.html: JSON-LD: ".*\/blag" leads to nothing/,
  ],
  [
    "JSON-LD that is gone",
    (s) => s.replace("pricing/index.html", "ld+json", "ld-json"),
    /there is no SoftwareApplication/,
  ],
];
