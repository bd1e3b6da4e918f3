import { createHash } from "node:crypto";
import fs from "node:fs";
import { fontFiles } from "../../theme/font-faces";
import type { Site } from "../content/pages";
import { temporaryFolder } from "../../testing/temporary-folder";
import { headersFor } from "./headers";
import { netlifyAdapter } from "./netlify";
import { hostRules, maxRules, writeHostHeaders } from "./static-host";
import type { HostRule } from "./static-host";

const folder = temporaryFolder();
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
  ["/sitemap-index.xml", revalidated, undefined, anywhere],
  [`/${script}`, immutable, undefined, anywhere],
  [`/${script}.map`, immutable, undefined, anywhere],
  ["/static/1-2/picture-400.avif", immutable, undefined, anywhere],
  ["/cards/index.png", revalidated, undefined, anywhere],
  ["/icon-192.png", revalidated, undefined, anywhere],
  ["/icon.svg", revalidated, undefined, anywhere],
  ["/static/1/Drawing.SVG", immutable, undefined, anywhere],
  ["/blog/rss.xml", revalidated, "application/rss+xml; charset=utf-8", anywhere],
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
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
  });
});

it("a page may not be framed, and a drawing may do nothing", () => {
  const policy = (path: string) => headersFor(path)["Content-Security-Policy"];
  const nothing = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";
  for (const path of ["/", "/404.html", "/blog/first-light", "/api/users/add"])
    expect(policy(path)).toBe("frame-ancestors 'none'");
  for (const path of ["/icon.svg", "/static/1/drawing.svg", "/static/1/Drawing.SVG"])
    expect(policy(path)).toBe(nothing);
  expect(policy("/rss.xml")).toBeUndefined();
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

/** Headers of `_headers` for a path: one from each rule that matches. */
const sentFor = (path: string, rules: readonly HostRule[]) =>
  rules
    .filter(({ path: glob }) => {
      const [start = "", end] = glob.split("*");
      return end === undefined ? path === glob : path.startsWith(start) && path.endsWith(end);
    })
    .flatMap(({ headers }) => Object.entries(headers));

it.each([
  ...["/", "/pricing", "/pricing/", "/blog/first-light", "/blog/first-light/", "/blog/rss.xml"],
  ...["/pricing.md", "/llms.txt", "/icon.svg", `/${script}`, "/static/1-2/a.avif", "/robots.txt"],
])("_headers sends for %s what our own server does, and no header twice", (path) => {
  const pages = ["/", "/pricing", "/blog", "/blog/first-light"].map((page) => ({ path: page }));
  // Cloudflare joins the values of two rules, Netlify takes one.
  const sent = sentFor(path, hostRules({ pages } as Site, [script]));
  const names = sent.map(([name]) => name);
  expect(new Set(names).size).toBe(names.length);
  // Hosts revalidate by themselves, and the rule of a page also matches its feeds.
  expect({ "Cache-Control": revalidated, ...Object.fromEntries(sent) }).toMatchObject(
    headersFor(path),
  );
});

it("more rules than a host reads end the build", async () => {
  const many = Array.from({ length: maxRules }, (_, index) => ({ path: `/page-${index}` }));
  await expect(writeHostHeaders({ pages: many } as Site, folder.at("."))).rejects.toThrow(
    /^_headers has \d+ rules, but Cloudflare Pages only reads the first 100\./,
  );
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
