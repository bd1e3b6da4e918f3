/** What hosts are given that cannot be run here, held against the content, file by file. */
import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import type { Site } from "../../src/node/content/pages";
import { filesOf } from "../../scripts/lib/files.mjs";
import { flatten } from "../../scripts/lib/static-site.mjs";
import { hosts } from "../../scripts/site-check/rule-hosts";
import { readBuiltSite } from "../../scripts/site-check/site";
import type { Check, Report } from "../../e2e/support/report";
import { newsletterPath } from "./visitor";

/** A Netlify build's folder, and its Function called as Netlify calls it. */
export async function checkNetlify(
  folder: string,
  newsletter: string,
  site: Site,
  report: Report,
): Promise<void> {
  const root = path.join(folder, "public");
  await report.group("Netlify: files", async (check) => {
    checkPages(check, root, site);
    await checkHeaders(check, root, site);
    const lines = fs.readFileSync(path.join(root, "_redirects"), "utf8").split("\n");
    const rules = lines
      .filter((line) => line && !line.startsWith("#"))
      .map((line) => line.split(/\s+/).join(" "));
    const moved = site.redirects.redirects.map(({ from, to }) => `${from} ${to} 301!`);
    check("_redirects", rules, [
      `${newsletterPath} /.netlify/functions/users-add-js 200`,
      ...moved,
    ]);
  });
  await report.group("Netlify: Function", async (check) => {
    const file = path.resolve(folder, ".netlify/functions-internal/users-add-js/users-add-js.js");
    const { handler } = createRequire(file)(file) as { handler: Handler };
    const email = () => `netlify-${Date.now()}-${(count += 1)}@b.example`;
    let count = 0;
    const sent = [email(), email()];
    const [json = "", form = ""] = sent;
    const own = { "sec-fetch-site": "same-origin", "x-nf-client-connection-ip": "192.0.2.1" };
    const answers = [
      await handler(
        event({ ...own, "content-type": "application/json" }, JSON.stringify({ email: json })),
        {},
      ),
      await handler(
        event(
          { ...own, "content-type": "application/x-www-form-urlencoded" },
          `email=${encodeURIComponent(form)}`,
        ),
        {},
      ),
      await handler(event({ "content-type": "application/json" }, "{}"), {}),
    ];
    check(
      "JSON, form and another site: status",
      answers.map(({ statusCode }) => statusCode),
      [201, 201, 403],
    );
    const list = (await (await fetch(`${newsletter}/subscribers`)).json()) as { email: string }[];
    const kept = list.map((entry) => entry.email);
    check(
      "kept",
      sent.filter((address) => kept.includes(address)),
      sent,
    );
  });
}

/** The copy of a build for hosts of files. */
export async function checkStaticSite(release: string, site: Site, report: Report): Promise<void> {
  const root = path.join(release, ".local", "static-site");
  await report.group("static host: files", async (check) => {
    flatten(path.join(release, "public"), root);
    checkPages(check, root, site);
    await checkHeaders(check, root, site);
    const moved = site.redirects.redirects.map(({ from, to }) => `${from} ${to} 301\n`);
    check("_redirects", fs.readFileSync(path.join(root, "_redirects"), "utf8"), moved.join(""));
  });
}

/** A page is a file of its name, and no folder's `index.html`. */
function checkPages(check: Check, root: string, site: Site): void {
  const files = filesOf(root).map((name) => name.replaceAll("\\", "/"));
  for (const { path: route } of site.pages) {
    const file = route === "/" ? "index.html" : `${route.slice(1)}.html`;
    check(`${route} is ${file}`, files.includes(file), true);
    check(
      `${route} is no folder`,
      route !== "/" && files.includes(`${route.slice(1)}/index.html`),
      false,
    );
  }
  check("404.html is there", files.includes("404.html"), true);
}

/** `_headers`, as the site check judges it. */
async function checkHeaders(check: Check, root: string, site: Site): Promise<void> {
  const problems: string[] = [];
  await hosts(readBuiltSite(root, site), (_file, message) => problems.push(message));
  check("_headers", problems, []);
}

type Handler = (event: object, context: object) => Promise<{ statusCode: number }>;

/** What Netlify hands to a Function. https://docs.netlify.com/build/functions/api/ */
function event(headers: Record<string, string>, body: string): object {
  const all = { ...headers, "content-length": String(Buffer.byteLength(body)) };
  return {
    ...{ path: newsletterPath, httpMethod: "POST", body, isBase64Encoded: false },
    rawUrl: `https://cairn.example${newsletterPath}`,
    ...{ queryStringParameters: {}, multiValueQueryStringParameters: {} },
    multiValueHeaders: Object.fromEntries(
      Object.entries(all).map(([name, value]) => [name, [value]]),
    ),
  };
}
