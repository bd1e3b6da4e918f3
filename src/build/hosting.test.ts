import { createHash } from "node:crypto";
import fs from "node:fs";
import { fontFiles } from "../theme/font-faces";
import { headerRules, headersFor } from "../../plugins/gatsby-plugin-strict-csp";
import { headerOptions, netlifyAdapter, policyOptions } from "./hosting";

const script = `app-${"0a".repeat(10)}.js`;
const pages = ["/", "/404.html", "/pricing", "/blog", "/blog/first-light"];
const rules = headerRules(headerOptions, pages, [
  script,
  ...fontFiles.map((file) => file.slice(1)),
]);
const immutable = "public, max-age=31536000, immutable";
/** The default of hosts. */
const revalidated = undefined;

/** Only pages and feeds are restricted to this site. */
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
])("%s: cache %s, type %s, resource policy %s", (path, cache, type, owner) => {
  const headers = headersFor(path, rules);
  expect([headers["Cache-Control"], headers["Content-Type"]]).toEqual([cache, type]);
  expect(headers["Cross-Origin-Resource-Policy"]).toBe(owner);
  expect(headers).toMatchObject({
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
  });
});

it("pages can't be framed, SVGs can't run scripts", () => {
  const policy = (path: string) => headersFor(path, rules)["Content-Security-Policy"];
  const nothing = "default-src 'none'; style-src 'unsafe-inline'; sandbox; frame-ancestors 'none'";
  for (const path of ["/", "/404.html", "/blog/first-light"])
    expect(policy(path)).toBe("frame-ancestors 'none'");
  for (const path of ["/icon.svg", "/static/1/drawing.svg", "/static/1/Drawing.SVG"])
    expect(policy(path)).toBe(nothing);
  expect(policy("/rss.xml")).toBeUndefined();
});

it.each(fontFiles)("%s is immutable and named by its digest", (file) => {
  const font = fs.readFileSync(`static${file}`);
  const digest = createHash("sha256").update(font).digest("hex");
  expect(file).toContain(`-${digest.slice(0, 20)}.woff2`);
  expect(headersFor(file, rules)["Cache-Control"]).toBe(immutable);
});

it.each([
  ...["/", "/pricing", "/pricing/", "/blog/first-light", "/blog/first-light/", "/blog/rss.xml"],
  ...["/pricing.md", "/llms.txt", "/icon.svg", `/${script}`, "/static/1-2/a.avif", "/robots.txt"],
])("sets no header twice for %s", (path) => {
  // Cloudflare joins the values of two rules, Netlify takes one.
  const all = rules.map((rule) => Object.keys(headersFor(path, [rule])));
  expect(new Set(all.flat()).size).toBe(all.flat().length);
});

it("gives Netlify Gatsby's redirects, but not its headers", async () => {
  const adapt = jest.fn();
  jest.doMock("gatsby-adapter-netlify", () => ({ default: () => ({ name: "netlify", adapt }) }));
  const routesManifest = [{ type: "redirect", path: "/old", toPath: "/pricing" }];
  const headerRoutes = [{ path: "/pricing", headers: [] }];
  await netlifyAdapter(undefined).adapt({ routesManifest, headerRoutes } as never);
  expect(adapt).toHaveBeenCalledWith({ routesManifest, headerRoutes: [] });
});

const directivesOf = (env: Record<string, string>) => policyOptions(env).directives;

it("allows connections to configured services only", () => {
  expect(directivesOf({})).toMatchObject({
    ...{ "connect-src": [], "frame-src": [], "img-src": [] },
  });
  const login = "http://localhost:9011";
  expect(
    directivesOf({
      GATSBY_AUTH0_DOMAIN: `${login}/`,
      GATSBY_API_HOST: "https://api.example/v1/",
    }),
  ).toMatchObject({
    "connect-src": [login, "https://api.example"],
    "frame-src": [login],
    "img-src": ["https:", login],
  });
});

it("allows the analytics script to send data to the hosts in its attributes", () => {
  const src = "https://count.example/a.js";
  const data = { "website-id": "1a=", "host-url": "https://api.example/v1" };
  expect(
    policyOptions({
      ANALYTICS_SCRIPT: src,
      ANALYTICS_DATA: "website-id=1a=  host-url=https://api.example/v1",
    }).scripts,
  ).toEqual([{ src, data, connect: ["https://api.example"] }]);
  expect(policyOptions({}).scripts).toEqual([]);
});

it("reads a bare login domain as https, as the SDK does", () => {
  const login = "https://cairn.eu.auth0.com";
  const directives = directivesOf({ GATSBY_AUTH0_DOMAIN: "cairn.eu.auth0.com" });
  expect(directives).toMatchObject({ "frame-src": [login] });
});
