import { createHash } from "node:crypto";
import fs from "node:fs";
import { fontFiles } from "../../theme/font-faces";
import { caddyHeaders } from "./caddy";
import { headersFor } from "./headers";
import { nginxHeaders, nginxMaps } from "./nginx";

const script = `app-${"0a".repeat(10)}.js`;
const immutable = "public, max-age=31536000, immutable";
const revalidated = "public, max-age=0, must-revalidate";

/** Other sites may show all but pages and responses of the Function. */
const anywhere = undefined;
const sameOrigin = "same-origin";

it.each([
  ["/", revalidated, undefined, sameOrigin],
  ["/blog/first-light", revalidated, undefined, sameOrigin],
  ["/404.html", revalidated, undefined, sameOrigin],
  ["/page-data/index/page-data.json", revalidated, undefined, anywhere],
  ["/pagefind/pagefind.js", revalidated, undefined, anywhere],
  ["/pricing.json", revalidated, undefined, anywhere],
  ["/sitemap.xml", revalidated, undefined, anywhere],
  [`/${script}`, immutable, undefined, anywhere],
  [`/${script}.map`, immutable, undefined, anywhere],
  ["/static/1-2/picture-400.avif", immutable, undefined, anywhere],
  ["/cards/index.png", revalidated, undefined, anywhere],
  ["/icon-192.png", revalidated, undefined, anywhere],
  ["/blog/rss.xml", revalidated, "application/rss+xml; charset=utf-8", anywhere],
  ["/changelog/atom.xml", revalidated, "application/atom+xml; charset=utf-8", anywhere],
  ["/blog/category/light/feed.json", revalidated, "application/feed+json", anywhere],
  ["/pricing.md", revalidated, "text/markdown; charset=utf-8", anywhere],
  ["/.well-known/security.txt", revalidated, "text/plain; charset=utf-8", anywhere],
  ["/llms.txt", revalidated, "text/plain; charset=utf-8", anywhere],
  ["/manifest.webmanifest", revalidated, "application/manifest+json", anywhere],
  ["/api/users/add", "no-store", undefined, sameOrigin],
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

it.each(fontFiles)("%s is immutable, with the digest of the file in its name", (file) => {
  const font = fs.readFileSync(`static${file}`);
  const digest = createHash("sha256").update(font).digest("hex");
  expect(file).toContain(`-${digest.slice(0, 20)}.woff2`);
  expect(headersFor(file)["Cache-Control"]).toBe(immutable);
});

it("nginx takes the first rule that matches, Caddy the last", () => {
  const values = (text: string) => text.match(/no-store|(?<=public, max-age=)\d+/g);
  expect(values(nginxMaps())).toEqual(["no-store", "31536000", "0"]);
  expect(values(caddyHeaders())).toEqual(["0", "31536000", "no-store"]);
  for (const name of ["X-Frame-Options", "Permissions-Policy", "application/feed+json"])
    expect([nginxHeaders().includes(name), caddyHeaders().includes(name)]).toEqual([true, true]);
});
