import { once } from "node:events";
import fs from "node:fs";
import type http from "node:http";
import net from "node:net";
import { brotliCompressSync, brotliDecompressSync } from "node:zlib";
import { headerRules, headersFile, headersFor } from "../../plugins/gatsby-plugin-csp";
import { headerOptions } from "../node/hosting/headers";
import { ask as request, type Answer } from "../testing/ask";
import { listen, type TestServer } from "../testing/serve-function";
import { temporaryFolder } from "../testing/temporary-folder";
import { siteServer } from "./site-server";

const tlsHeader = "Strict-Transport-Security";
const rules = headerRules(
  headerOptions,
  ["/", "/404.html", "/pricing"],
  ["app-0123456789abcdef0123.js"],
);
const large = "x".repeat(10_000_000);
const files = {
  "index.html": "home",
  "404.html": "lost",
  "pricing/index.html": "pricing",
  "pricing.md": "# Pricing",
  "404/index.html": "lost",
  "blog/rss.xml": "<rss/>",
  "static/a.txt": "0123456789",
  "static/large.txt": large,
  "app-0123456789abcdef0123.js": "1",
  "page-data/app-data.json": "{}",
  ".well-known/security.txt": "Contact:",
  ".built-from": "a note",
  _headers: headersFile(rules),
  _redirects: "/old /pricing#plans 301\n",
};
const folder = temporaryFolder(files);
const noRelay = () => undefined;
let server: TestServer;

beforeEach(async () => {
  fs.writeFileSync(folder.at("pricing/index.html.br"), brotliCompressSync("pricing"));
  server = await listen(await siteServer(folder.at("."), noRelay));
});
afterEach(() => server.close());

const ask = (address: string, options: http.RequestOptions = {}, body = "") =>
  request(server.url, address, options, body);
const textOf = async (address: string) => (await ask(address)).body.toString();

/** Expects the headers of a page or file, without the header for TLS. */
function expectHeadersOf(page: string, { headers }: Answer) {
  const { [tlsHeader]: overTls, ...wanted } = headersFor(page, rules);
  for (const [name, value] of Object.entries(wanted))
    expect([name, headers[name.toLowerCase()]]).toEqual([name, value]);
  expect([overTls, headers[tlsHeader.toLowerCase()]]).toEqual([expect.any(String), undefined]);
}

it.each([
  ["/", "home", /^text\/html;/],
  ["/pricing", "pricing", /^text\/html;/],
  ["/pricing?utm=1", "pricing", /^text\/html;/],
  ["/pricing.md", "# Pricing", /^text\/markdown;/],
  ["/blog/rss.xml", "<rss/>", /^application\/rss\+xml;/],
  ["/app-0123456789abcdef0123.js", "1", /javascript/],
  ["/page-data/app-data.json", "{}", /^application\/json/],
  ["/.well-known/security.txt", "Contact:", /^text\/plain;/],
])("serves %s with the headers of all hosts", async (address, text, type) => {
  const response = await ask(address);
  expect([response.status, response.body.toString()]).toEqual([200, text]);
  expect(response.headers["content-type"]).toMatch(type);
  expectHeadersOf(address.replace(/\?.*/, ""), response);
});

it.each([
  ["https", headersFor("/", rules)[tlsHeader]],
  ["https, http", headersFor("/", rules)[tlsHeader]],
  ["http", undefined],
])("asks for TLS behind a proxy that was asked over %s", async (protocol, expected) => {
  for (const address of ["/", "/no-such-page"]) {
    const { headers } = await ask(address, { headers: { "x-forwarded-proto": protocol } });
    expect(headers[tlsHeader.toLowerCase()]).toBe(expected);
  }
});

it("serves a file that was written after the start", async () => {
  folder.write("new.txt", "new");
  expect(await textOf("/new.txt")).toBe("new");
});

it("sends compressed copies to those who take them", async () => {
  const packed = await ask("/pricing", { headers: { "accept-encoding": "gzip;q=0, br" } });
  expect(packed.headers).toMatchObject({
    "content-encoding": "br",
    vary: "Accept-Encoding, Accept",
  });
  expect(packed.headers["content-type"]).toBe("text/html; charset=utf-8");
  expect(brotliDecompressSync(packed.body).toString()).toBe("pricing");
  const plain = await ask("/pricing", { headers: { "accept-encoding": "br;q=0" } });
  expect([plain.headers["content-encoding"], plain.body.toString()]).toEqual([
    undefined,
    "pricing",
  ]);
  expect(plain.headers.etag).not.toBe(packed.headers.etag);
});

it("cuts a client that reads nothing when it closes", async () => {
  const app = await siteServer(folder.at("."), noRelay, {}, 100);
  const { port } = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
  const client = net.connect(Number(port), "127.0.0.1").on("error", () => undefined);
  client.pause().write("GET /static/large.txt HTTP/1.1\r\nHost: a\r\n\r\n");
  await once(app.server, "request");
  await app.close();
  client.destroy();
});

it.each([
  ["text/markdown", "# Pricing", /^text\/markdown;/],
  ["text/markdown, text/html;q=0.9, */*;q=0.1", "# Pricing", /^text\/markdown;/],
  ["text/html, text/markdown;q=0.5", "pricing", /^text\/html;/],
  ["*/*", "pricing", /^text\/html;/],
])("answers Accept: %s with %s", async (accept, text, type) => {
  const response = await ask("/pricing", { headers: { accept } });
  expect([response.status, response.body.toString()]).toEqual([200, text]);
  expect(response.headers["content-type"]).toMatch(type);
  expect(response.headers.vary).toBe("Accept-Encoding, Accept");
});

it("answers Accept: text/markdown as usual where there is no Markdown", async () => {
  const headers = { accept: "text/markdown" };
  expect((await ask("/static/a.txt", { headers })).body.toString()).toBe("0123456789");
  expect((await ask("/no-such-page", { headers })).status).toBe(404);
});

it.each([
  ["/pricing/", "/pricing"],
  ["/pricing/?a=%0d%0aX:1", "/pricing?a=%0d%0aX:1"],
  ["/no-such-page/", "/no-such-page"],
  ["/old", "/pricing#plans"],
  ["/old/", "/pricing#plans"],
])("%s redirects to %s", async (from, to) => {
  const { status, headers } = await ask(from);
  expect([status, headers.location]).toEqual([301, to]);
});

it.each([
  ...["/no-such-page", "/static/none.txt", "/none/rss.xml", "/static", `/${"x".repeat(1_001)}`],
  ...["//pricing/", "//pricing", "/\\pricing/", "/blog//x", "//evil.example/%2f.."],
  ...["/%00", "/%", "/../package.json", "/%2e%2e/package.json", "/..%2f..%2fpackage.json"],
  ...["/index.html", "/pricing/index.html", "/.built-from", "/.git/config", "/%2ebuilt-from"],
  ...["/_headers", "/_redirects", "/%5fheaders", "/index", "/404", "/404/", "/404.html"],
  ...["/pricing/index.html.br", "/index.html/", "/api/none"],
])("responds 404 to %s", async (address) => {
  const response = await ask(address);
  const { location, "content-type": type } = response.headers;
  expect([response.status, response.body.toString(), location]).toEqual([404, "lost", undefined]);
  expect(type).toBe("text/html; charset=utf-8");
  expectHeadersOf("/404.html", response);
});

it("accepts POST only for the relay", async () => {
  const { status, headers } = await ask("/pricing", { method: "POST" }, "a=b");
  expect([status, headers.allow]).toEqual([405, "GET, HEAD"]);
});
