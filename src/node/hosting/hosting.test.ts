import { createHash } from "node:crypto";
import fs from "node:fs";
import { fontFaces } from "../../theme/font-faces";
import { hostingFiles } from "./files";
import { headersFor } from "./headers";

const script = `app-${"0a".repeat(10)}.js`;
const kept = "public, max-age=31536000, immutable";
const asked = "public, max-age=0, must-revalidate";

/** Others may show everything but pages and answers of the Function. */
const shown = undefined;
const own = "same-origin";

it.each([
  ["/", asked, undefined, own],
  ["/blog/first-light", asked, undefined, own],
  ["/404.html", asked, undefined, own],
  ["/page-data/index/page-data.json", asked, undefined, shown],
  ["/pagefind/pagefind.js", asked, undefined, shown],
  ["/pricing.json", asked, undefined, shown],
  ["/sitemap.xml", asked, undefined, shown],
  [`/${script}`, kept, undefined, shown],
  [`/${script}.map`, kept, undefined, shown],
  ["/static/1-2/picture-400.avif", kept, undefined, shown],
  ["/cards/index.png", asked, undefined, shown],
  ["/icon-192.png", asked, undefined, shown],
  ["/blog/rss.xml", asked, "application/rss+xml; charset=utf-8", shown],
  ["/changelog/atom.xml", asked, "application/atom+xml; charset=utf-8", shown],
  ["/blog/category/light/feed.json", asked, "application/feed+json", shown],
  ["/pricing.md", asked, "text/markdown; charset=utf-8", shown],
  ["/.well-known/security.txt", asked, "text/plain; charset=utf-8", shown],
  ["/llms.txt", asked, "text/plain; charset=utf-8", shown],
  ["/manifest.webmanifest", asked, "application/manifest+json", shown],
  // The Function decides itself.
  ["/api/users/add", undefined, undefined, own],
])("%s is cached as %s, has the type %s and belongs to %s", (path, cache, type, owner) => {
  const headers = headersFor(path);
  expect([headers["Cache-Control"], headers["Content-Type"]]).toEqual([cache, type]);
  expect(headers["Cross-Origin-Resource-Policy"]).toBe(owner);
  expect(headers).toMatchObject({
    "Content-Security-Policy": "frame-ancestors 'none'",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
  });
});

it.each(fontFaces)("$family is immutable, with the digest of its file in its name", ({ file }) => {
  const font = fs.readFileSync(`static${file}`);
  const digest = createHash("sha256").update(font).digest("hex");
  expect(file).toContain(`-${digest.slice(0, 20)}.woff2`);
  expect(headersFor(file)["Cache-Control"]).toBe(kept);
});

it.each([...hostingFiles()])("%s is current (`npm run lab -- hosting` writes it)", (file, text) => {
  expect(fs.readFileSync(file, "utf8")).toBe(text);
});
