import { createHash } from "node:crypto";
import fs from "node:fs";
import { fontFiles } from "../../theme/font-faces";
import type { Site } from "../content/pages";
import { headersFor } from "./headers";
import { netlifyAdapter } from "./netlify";
import { hostRules } from "./static-host";

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

it("_headers has the headers of pages with and without a slash at the end", () => {
  const pages = ["/", "/pricing", "/blog", "/blog/first-light"].map((path) => ({ path }));
  const rules = hostRules({ pages } as Site, [script]);
  const ofPages = rules.filter(({ headers }) => "Permissions-Policy" in headers);
  const expected = ["/", "/pricing", "/pricing/", "/blog", "/blog/*"];
  expect(ofPages.map(({ path }) => path)).toEqual(expected);
});

it("Netlify reads our own headers, and redirects that win over pages", async () => {
  const adapt = jest.fn();
  jest.doMock("gatsby-adapter-netlify", () => ({ default: () => ({ name: "netlify", adapt }) }));
  const redirect = { type: "redirect", path: "/old", toPath: "/pricing" };
  const page = { type: "static", path: "/pricing" };
  const routesManifest = [redirect, page];
  await netlifyAdapter(undefined).adapt({ routesManifest, headerRoutes: [page] } as never);
  expect(adapt).toHaveBeenCalledWith({
    routesManifest: [{ ...redirect, force: true }, page],
    headerRoutes: [],
  });
});
