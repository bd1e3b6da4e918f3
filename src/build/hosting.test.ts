import { createHash } from "node:crypto";
import fs from "node:fs";
import { fontFiles } from "../theme/font-faces";
import { headerRules, headersFor } from "../../plugins/gatsby-plugin-strict-csp";
import { headerOptions } from "./headers";
import { netlifyAdapter } from "./netlify";

const script = `app-${"0a".repeat(10)}.js`;
const pages = ["/", "/404.html", "/pricing", "/blog", "/blog/first-light"];
const rules = headerRules(headerOptions, pages, [
  script,
  ...fontFiles.map((file) => file.slice(1)),
]);
const immutable = "public, max-age=31536000, immutable";
/** Hosts revalidate by themselves. */
const revalidated = undefined;

/** Other sites may show all but pages. */
const anywhere = undefined;
const sameOrigin = "same-origin";

it.each([
  ["/", revalidated, undefined, sameOrigin],
  ["/blog/first-light", revalidated, undefined, sameOrigin],
  ["/404.html", revalidated, undefined, sameOrigin],
  ["/page-data/index/page-data.json", revalidated, undefined, anywhere],
  ["/pricing.json", revalidated, undefined, anywhere],
  ["/sitemap-index.xml", revalidated, undefined, anywhere],
  [`/${script}`, immutable, undefined, anywhere],
  ["/static/1-2/picture-400.avif", immutable, undefined, anywhere],
  ["/icon-192.png", revalidated, undefined, anywhere],
  ["/icon.svg", revalidated, undefined, anywhere],
  ["/static/1/Drawing.SVG", immutable, undefined, anywhere],
  ["/blog/rss.xml", revalidated, "application/rss+xml; charset=utf-8", sameOrigin],
  ["/pricing.md", revalidated, "text/markdown; charset=utf-8", anywhere],
  ["/.well-known/security.txt", revalidated, "text/plain; charset=utf-8", anywhere],
  ["/llms.txt", revalidated, "text/plain; charset=utf-8", anywhere],
  ["/manifest.webmanifest", revalidated, "application/manifest+json", anywhere],
])("%s is cached as %s, has the type %s and belongs to %s", (path, cache, type, owner) => {
  const headers = headersFor(path, rules);
  expect([headers["Cache-Control"], headers["Content-Type"]]).toEqual([cache, type]);
  expect(headers["Cross-Origin-Resource-Policy"]).toBe(owner);
  expect(headers).toMatchObject({
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
  });
});

it("a page may not be framed, and a drawing may do nothing", () => {
  const policy = (path: string) => headersFor(path, rules)["Content-Security-Policy"];
  const nothing = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";
  for (const path of ["/", "/404.html", "/blog/first-light"])
    expect(policy(path)).toBe("frame-ancestors 'none'");
  for (const path of ["/icon.svg", "/static/1/drawing.svg", "/static/1/Drawing.SVG"])
    expect(policy(path)).toBe(nothing);
  expect(policy("/rss.xml")).toBeUndefined();
});

it.each(fontFiles)("%s is immutable, with the digest of the file in its name", (file) => {
  const font = fs.readFileSync(`static${file}`);
  const digest = createHash("sha256").update(font).digest("hex");
  expect(file).toContain(`-${digest.slice(0, 20)}.woff2`);
  expect(headersFor(file, rules)["Cache-Control"]).toBe(immutable);
});

it.each([
  ...["/", "/pricing", "/pricing/", "/blog/first-light", "/blog/first-light/", "/blog/rss.xml"],
  ...["/pricing.md", "/llms.txt", "/icon.svg", `/${script}`, "/static/1-2/a.avif", "/robots.txt"],
])("no header is set twice for %s", (path) => {
  // Cloudflare joins the values of two rules, Netlify takes one.
  const all = rules.map((rule) => Object.keys(headersFor(path, [rule])));
  expect(new Set(all.flat()).size).toBe(all.flat().length);
});

it("Netlify reads our own headers, and Gatsby's redirects", async () => {
  const adapt = jest.fn();
  jest.doMock("gatsby-adapter-netlify", () => ({ default: () => ({ name: "netlify", adapt }) }));
  const routesManifest = [{ type: "redirect", path: "/old", toPath: "/pricing" }];
  const headerRoutes = [{ path: "/pricing", headers: [] }];
  await netlifyAdapter(undefined).adapt({ routesManifest, headerRoutes } as never);
  expect(adapt).toHaveBeenCalledWith({ routesManifest, headerRoutes: [] });
});
