import http from "node:http";
import { brotliDecompressSync } from "node:zlib";
import type { FastifyInstance } from "fastify";
import { headerRules, headersFile } from "../plugins/gatsby-plugin-strict-csp";
import { headerOptions } from "./build/hosting";
import { siteServer, type Handler } from "./server";
import { temporaryFolder } from "../tests/fixtures/temporary-folder";

const rules = headerRules(headerOptions, ["/", "/404.html", "/pricing"], []);
const folder = temporaryFolder({
  "index.html": "home",
  "404.html": "lost",
  "pricing/index.html": "pricing".repeat(1_000),
  "blog/rss.xml": "<rss/>",
  "static/a.txt": "0123456789",
  ".well-known/security.txt": "Contact:",
  _headers: headersFile(rules),
  _redirects: "/old /pricing#plans 301\n",
});
const relay: Handler = (_req, res) => res.status(201).json({ message: "subscribed" });
let app: FastifyInstance;
beforeEach(async () => {
  app = await siteServer(folder.at("."), { relay, postsPerMinute: 2, proxies: 1 });
});
afterEach(() => app.close());

const revalidated = "public, max-age=0, must-revalidate";
const immutable = "public, max-age=31536000, immutable";

it.each([
  ["/", "home", "text/html; charset=utf-8", revalidated],
  ["/?utm=1", "home", "text/html; charset=utf-8", revalidated],
  ["/blog/rss.xml", "<rss/>", "application/rss+xml; charset=utf-8", revalidated],
  ["/static/a.txt", "0123456789", "text/plain; charset=utf-8", immutable],
  ["/.well-known/security.txt", "Contact:", "text/plain; charset=utf-8", revalidated],
])("serves %s with the site's headers", async (url, text, type, cache) => {
  const { statusCode, body, headers } = await app.inject(url);
  expect([statusCode, body]).toEqual([200, text]);
  expect(headers).toMatchObject({
    ...{ "content-type": type, "cache-control": cache },
    ...{ "x-frame-options": "DENY", "x-content-type-options": "nosniff" },
  });
});

it("compresses pages, and answers 304 while a page is unchanged", async () => {
  const request = { url: "/pricing", headers: { "accept-encoding": "gzip, br" } };
  const { headers, rawPayload } = await app.inject(request);
  expect(headers).toMatchObject({ "content-encoding": "br", vary: "accept-encoding" });
  expect(headers["content-security-policy"]).toBe("frame-ancestors 'none'");
  expect(brotliDecompressSync(rawPayload).toString()).toMatch(/^pricingpricing/);
  const again = { ...request.headers, "if-none-match": headers.etag };
  expect((await app.inject({ ...request, headers: again })).statusCode).toBe(304);
});

it.each([
  ["/pricing/", "/pricing"],
  ["/pricing/?a=1", "/pricing?a=1"],
  ["/old", "/pricing#plans"],
])("%s redirects to %s", async (from, to) => {
  const { statusCode, headers } = await app.inject(from);
  expect([statusCode, headers.location]).toEqual([301, to]);
});

it.each(["/no-such-page", "/static", "/static/none.txt", "/blog", "/api/none"])(
  "answers %s with the page for lost visitors",
  async (url) => {
    const { statusCode, body, headers } = await app.inject({
      url,
      headers: { "if-none-match": "*" },
    });
    expect([statusCode, body]).toEqual([404, "lost"]);
    expect(headers["content-security-policy"]).toBe("frame-ancestors 'none'");
  },
);

it.each([
  ...["http://evil.example/", "//evil.example/", "/\\evil.example/", "//evil.example/%2f..", "/%"],
  ...["/../package.json", "/%2e%2e/package.json", "/..%2f..%2fpackage.json", "/blog/.."],
])("answers 400 to %s", async (address) => {
  const url = await app.listen({ port: 0, host: "127.0.0.1" });
  const status = await new Promise((resolve, reject) => {
    // `fetch` would correct the address.
    const request = http.get(url, { path: address, agent: false }, (response) => {
      resolve(response.resume().statusCode);
    });
    request.on("error", reject);
  });
  expect(status).toBe(400);
});

const form = { "content-type": "application/x-www-form-urlencoded" };
const post = (payload: string, headers: Record<string, string> = form) =>
  app.inject({ method: "POST", url: "/api/users/add", payload, headers });

it("rate-limits per visitor, also behind a proxy", async () => {
  const json = { "content-type": "application/json" };
  const from = (address: string) => post("{}", { ...json, "x-forwarded-for": address });
  const answers = [await from("1.2.3.4"), await from("1.2.3.4"), await from("1.2.3.4")];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([201, 201, 429]);
  expect((await from("1.2.3.5")).statusCode).toBe(201);
});

it("redirects forms without JavaScript that are too many or too large", async () => {
  const large = await post("x".repeat(10_001));
  expect([large.statusCode, large.headers.location]).toEqual([303, "/newsletter/sorry"]);
  const answers = [await post("a=b"), await post("a=b"), await post("a=b")];
  expect(answers.at(-1)?.headers.location).toBe("/newsletter/sorry");
});

it("answers 413 to a large body and 404 to other posts", async () => {
  const json = { "content-type": "application/json" };
  expect((await post("x".repeat(10_001), json)).statusCode).toBe(413);
  expect((await app.inject({ method: "POST", url: "/pricing" })).statusCode).toBe(404);
});

it("times out requests after 20 s", () => {
  expect(app.server).toMatchObject({ requestTimeout: 20_000, headersTimeout: 20_000 });
});
