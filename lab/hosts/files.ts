/** Checks a host's response to every path: status, body, redirects, headers and encodings. */
import fs from "node:fs";
import path from "node:path";
import type { Report } from "../../tests/e2e/support/report";
import { filesOf } from "../../scripts/lib/files.mjs";
import type { Site } from "../../src/node/content/pages";
import { markdownPath } from "../../src/lib/addresses";
import { headersFor, tlsHeader } from "../../src/node/hosting/headers";
import { request, type Response } from "./request";
import type { Host } from "./host";

/** Media types of files that no header rule names; servers may spell them differently. */
const types: Record<string, RegExp> = {
  ".html": /^text\/html; charset=utf-8$/,
  ".js": /^(text|application)\/javascript(; charset=utf-8)?$/,
  ".json": /^application\/json$/,
  ".xml": /^(text|application)\/xml; charset=utf-8$/,
  ".svg": /^image\/svg\+xml$/,
  ".png": /^image\/png$/,
  ".jpg": /^image\/jpeg$/,
  ".avif": /^image\/avif$/,
  ".woff2": /^font\/woff2$/,
};

/** Files that are not served. */
const isHidden = (file: string) => /^(_|\.(?!well-known\/))|(^|\/)index\.html$/.test(file);
const isPacked = (file: string) => /\.(br|gz)$/.test(file);

const unknown = [
  ...["/no-such-page", "/static/none.avif", "/blog/none.md", "/none/rss.xml", "/.git/config"],
  ...["//pricing/", "//pricing", "/\\pricing/", "/blog//x", "//evil.example/%2f.."],
  `/app-${"0".repeat(20)}.js`,
];

interface Expected {
  address: string;
  status: number;
  /** The body, from `public/`. */
  file?: string;
  /** The path whose header rules apply; default: `address`. */
  path?: string;
  location?: string;
  encoding?: string;
}

export async function checkFiles(host: Host, release: string, site: Site, report: Report) {
  const root = path.join(release, "public");
  const files = filesOf(root);
  const pages = site.pages.map((page) => page.path);
  const fileOf = (page: string) => path.posix.join(page, "index.html").slice(1);
  const moved = [
    ...pages.filter((page) => page !== "/").map((page) => ({ from: page, to: page })),
    ...site.redirects.redirects,
  ];
  const groups: Record<string, Expected[]> = {
    pages: pages.flatMap((page) => [
      { address: page, status: 200, file: fileOf(page) },
      { address: `${page}?utm=1`, status: 200, file: fileOf(page), path: page },
    ]),
    redirects: moved.flatMap(({ from, to }) => [
      { address: `${from}/`, status: 301, location: to },
      from === to
        ? { address: `${from}/?a=%0d%0aX:1`, status: 301, location: `${to}?a=%0d%0aX:1` }
        : { address: from, status: 301, location: to },
    ]),
    "unknown addresses": [
      ...unknown,
      ...files.filter((file) => isHidden(file) && !isPacked(file)).map((file) => `/${file}`),
    ].map((address) => ({ address, status: 404, file: "404.html", path: "/404.html" })),
    files: files
      .filter((file) => !isHidden(file) && !isPacked(file))
      .map((file) => ({ address: `/${file}`, status: 200, file })),
    "compressed files": files.filter(isPacked).flatMap((file) => {
      const [plain, encoding] = [file.slice(0, -3), file.endsWith(".br") ? "br" : "gzip"];
      const address = pages.find((page) => fileOf(page) === plain) ?? `/${plain}`;
      return isHidden(address.slice(1)) ? [] : [{ address, status: 200, file, encoding }];
    }),
  };
  for (const [name, rows] of Object.entries(groups)) {
    await report.group(`${host.name}: ${name}`, async (check) => {
      for (const row of rows) {
        for (const [name, is, wanted] of await compare(host, root, row))
          check(`${row.address}: ${name}`, is, wanted);
      }
    });
  }
  await report.group(`${host.name}: Markdown by Accept`, async (check) => {
    for (const page of pages) {
      const twin = path.join(root, markdownPath(page));
      if (!fs.existsSync(twin)) continue;
      for (const [accept, file] of [
        ["text/markdown", twin],
        ["text/html, text/markdown;q=0.5", path.join(root, fileOf(page))],
      ] as const) {
        const { bytes, headers } = await request(host.https, page, { headers: { accept } });
        check(`${page}, ${accept}`, bytes.equals(fs.readFileSync(file)), true);
        check(`${page}, ${accept}: Vary`, varyOf(headers).includes("accept"), true);
        const [type = ""] = headers["content-type"] ?? [];
        check(
          `${page}, ${accept}: type`,
          type,
          `text/${file === twin ? "markdown" : "html"}; charset=utf-8`,
        );
      }
    }
  });
  await report.group(`${host.name}: TLS and null bytes`, async (check) => {
    const nothing = await request(host.https, "/%00");
    check("/%00: refused", [400, 404].includes(nothing.status), true);
    const { status, headers } = await request(host.redirecting, "/pricing?a=b");
    check("without TLS: status", [301, 308].includes(status), true);
    // Caddy omits the port.
    const location = headers.location?.[0]?.replace(/:\d+/, "");
    check("without TLS: Location", location, "https://localhost/pricing?a=b");
    check("without TLS: HSTS", headers[tlsHeader.toLowerCase()], undefined);
  });
}

const varyOf = (headers: Response["headers"]) =>
  (headers.vary ?? []).flatMap((value) => value.toLowerCase().split(/,\s*/));

type Fact = [name: string, is: unknown, wanted: unknown];

async function compare(host: Host, root: string, row: Expected): Promise<Fact[]> {
  const { address, status, file, path: like = address, location, encoding } = row;
  const options = encoding ? { headers: { "accept-encoding": encoding } } : {};
  const response = await request(host.https, address, options);
  const { headers } = response;
  const target = headers.location?.map((url) => url.replace(host.https, ""));
  const facts: Fact[] = [
    ["status", response.status, status],
    ["location", target, location && [location]],
  ];
  if (file === undefined) return facts;
  const isSame = response.bytes.equals(fs.readFileSync(path.join(root, file)));
  facts.push(["is the file", isSame, true]);
  const rules = headersFor(like);
  for (const name of [...Object.keys(rules), "Cross-Origin-Resource-Policy"]) {
    facts.push([name, headers[name.toLowerCase()], rules[name] && [rules[name]]]);
  }
  if (encoding) {
    facts.push(["Content-Encoding", headers["content-encoding"], [encoding]]);
    facts.push(["Vary", varyOf(headers).includes("accept-encoding"), true]);
  }
  const type = types[path.extname(file)];
  if (type && !rules["Content-Type"]) {
    const [sent = ""] = headers["content-type"] ?? [];
    facts.push(["Content-Type", type.test(sent) ? String(type) : sent, String(type)]);
  }
  if (status === 200 && !encoding) {
    const tag = { headers: { "if-none-match": headers.etag?.[0] ?? "none" } };
    facts.push(["with its ETag", (await request(host.https, address, tag)).status, 304]);
  }
  return facts;
}
