/** What every host must answer: files, addresses, headers and encodings, held against the build folder. */
import fs from "node:fs";
import path from "node:path";
import { headersFor, tlsHeader } from "../../src/node/hosting/headers";
import type { Site } from "../../src/node/content/pages";
import { filesOf } from "../../scripts/lib/files.mjs";
import { ask } from "./ask";
import type { Answer } from "./ask";
import type { Check, Report } from "../../e2e/support/report";
import type { Host } from "./servers";

/** Media types of what no rule names. A list of alternatives: servers differ, and each is right. */
const types: Record<string, string[]> = {
  ".html": ["text/html; charset=utf-8"],
  ".js": [
    "application/javascript",
    "application/javascript; charset=utf-8",
    "text/javascript; charset=utf-8",
  ],
  ".json": ["application/json"],
  ".xml": ["application/xml; charset=utf-8", "text/xml; charset=utf-8"],
  ".svg": ["image/svg+xml"],
  ".png": ["image/png"],
  ".jpg": ["image/jpeg"],
  ".avif": ["image/avif"],
  ".woff2": ["font/woff2"],
};

/** Files that nobody gets. */
const isHidden = (file: string) =>
  /^(_|\.(?!well-known\/))|(^|\/)index\.html$|\.(br|gz)$/.test(file);

export async function checkAnswers(
  host: Host,
  release: string,
  site: Site,
  report: Report,
): Promise<void> {
  const root = path.join(release, "public");
  const read = (file: string) => fs.readFileSync(path.join(root, file));
  const all = filesOf(root).map((name) => name.replaceAll("\\", "/"));
  const files = all.filter((file) => !isHidden(file));
  const routes = site.pages.map((page) => page.path);
  const fileOf = (route: string) => path.posix.join(route, "index.html").slice(1);
  const group = (name: string, work: (check: Check) => Promise<void>) =>
    report.group(`${host.name}: ${name}`, work);

  await group("routes", async (check) => {
    for (const route of routes) {
      const answer = await ask(host.https, route);
      check(`${route}: status`, answer.status, 200);
      check(`${route}: is its page`, answer.bytes.equals(read(fileOf(route))), true);
      check(`${route}: Content-Type`, answer.headers["content-type"], "text/html; charset=utf-8");
      checkHeaders(check, route, answer);
      const query = await ask(host.https, `${route}?utm=1`);
      check(`${route}?utm=1: status`, query.status, 200);
    }
  });

  await group("one address for a page", async (check) => {
    for (const route of routes.filter((path) => path !== "/")) {
      await checkRedirect(check, host, `${route}/`, route);
      await checkRedirect(check, host, `${route}/?a=%0d%0aX:1`, `${route}?a=%0d%0aX:1`);
    }
    for (const { from, to } of site.redirects.redirects) {
      await checkRedirect(check, host, from, to);
      await checkRedirect(check, host, `${from}/`, to);
    }
  });

  await group("unknown addresses", async (check) => {
    const page = read("404.html");
    const hidden = all
      .filter((file) => isHidden(file) && !/\.(br|gz)$/.test(file))
      .map((file) => `/${file}`);
    const unknown = [
      "/no-such-page",
      "/static/none.avif",
      "/blog/none.md",
      "/none/rss.xml",
      "/%00",
      "/.git/config",
    ];
    const doubled = ["//pricing/", "//pricing", "/\\pricing/", "/blog//x", "//evil.example/%2f.."];
    const gone = `/app-${"0".repeat(20)}.js`;
    for (const address of [...unknown, ...doubled, gone, ...hidden]) {
      const answer = await ask(host.https, address);
      // A server may refuse what is no address at all.
      if (address === "/%00" && answer.status === 400) continue;
      check(`${address}: status`, answer.status, 404);
      check(`${address}: Location`, answer.headers.location, undefined);
      check(`${address}: is the page for it`, answer.bytes.equals(page), true);
      check(`${address}: Content-Type`, answer.headers["content-type"], "text/html; charset=utf-8");
      checkHeaders(check, "/404.html", answer, address);
    }
  });

  await group("files", async (check) => {
    for (const file of files) {
      const answer = await ask(host.https, `/${file}`);
      check(`/${file}: status`, answer.status, 200);
      check(`/${file}: is the file`, answer.bytes.equals(read(file)), true);
      checkHeaders(check, `/${file}`, answer);
      const known = types[path.extname(file)];
      if (known && !headersFor(`/${file}`)["Content-Type"]) {
        const type = answer.headers["content-type"] ?? "none";
        check(`/${file}: Content-Type`, known.includes(type) ? known : type, known);
      }
      const tag = answer.headers.etag ?? "none";
      const again = await ask(host.https, `/${file}`, { headers: { "if-none-match": tag } });
      check(`/${file}: asked again`, again.status, 304);
    }
  });

  await group("encodings", async (check) => {
    for (const [ending, encoding] of [
      ["br", "br"],
      ["gz", "gzip"],
    ] as const) {
      for (const packed of all.filter((file) => file.endsWith(`.${ending}`))) {
        const file = packed.slice(0, -3);
        const address = file.endsWith("index.html")
          ? `/${path.posix.dirname(file).replace(".", "")}`
          : `/${file}`;
        if (isHidden(file) && !routes.includes(address)) continue;
        const answer = await ask(host.https, address, { headers: { "accept-encoding": encoding } });
        check(`${address}: Content-Encoding`, answer.headers["content-encoding"], encoding);
        check(`${address}: is the packed file`, answer.bytes.equals(read(packed)), true);
        check(`${address}: unpacked`, answer.text === read(file).toString(), true);
        check(`${address}: Vary`, answer.headers.vary?.toLowerCase(), "accept-encoding");
        checkHeaders(check, address, answer);
      }
    }
  });

  await group("TLS", async (check) => {
    const answer = await ask(host.redirecting, "/pricing?a=b");
    check("without TLS: status", [301, 308].includes(answer.status), true);
    // Caddy leaves the port out, which outside of a trial is TLS's own.
    const location = answer.headers.location?.replace(/:\d+/, "");
    check("without TLS: Location", location, "https://localhost/pricing?a=b");
    check("HSTS over TLS", tlsHeader.toLowerCase() in (await ask(host.https, "/")).headers, true);
    check(
      "HSTS without TLS",
      tlsHeader.toLowerCase() in (await ask(host.http, "/")).headers,
      false,
    );
  });
}

async function checkRedirect(check: Check, host: Host, from: string, to: string): Promise<void> {
  const { status, headers } = await ask(host.https, from);
  check(`${from}: status`, status, 301);
  check(`${from}: Location`, headers.location?.replace(host.https, ""), to);
}

/** Each header of the one source is there once, with its value; those that are for other paths are not there. */
function checkHeaders(check: Check, path: string, { rawHeaders }: Answer, address = path): void {
  const wanted = headersFor(path);
  const names = new Set([...Object.keys(wanted), "Cross-Origin-Resource-Policy"]);
  for (const name of names) {
    const values = rawHeaders.filter(
      (_, index) => index % 2 === 1 && rawHeaders[index - 1]?.toLowerCase() === name.toLowerCase(),
    );
    check(`${address}: ${name}`, values, wanted[name] === undefined ? [] : [wanted[name]]);
  }
}
