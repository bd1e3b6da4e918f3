/** Checks a build for Netlify: its files, and its Function, called as Netlify calls it. */
import fs from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import type { Check, Report } from "../../tests/e2e/support/report";
import { ensureBuilt } from "../../scripts/lib/build.mjs";
import { copyCheckout } from "../../scripts/lib/files.mjs";
import { hosts } from "../../tests/site-check/rule-hosts";
import { readBuiltSite } from "../../tests/site-check/site";
import type { Site } from "../../src/node/content/pages";
import { edgeFunction } from "../../src/node/hosting/netlify";

const folder = path.join(".local", "lab-netlify");
const endpoint = "/api/users/add";
const built = path.resolve(folder, ".netlify/functions-internal/users-add-js/users-add-js.js");

type Handler = (event: object, context: object) => Promise<{ statusCode: number }>;

/** Builds and checks the files. @returns a check of the Function, which needs the newsletter's stand-in */
export async function checkNetlify(site: Site, report: Report) {
  copyCheckout(folder);
  // Always: `copyCheckout` deletes the Function of the last build.
  const env = { NETLIFY_LOCAL: "true" };
  if (!ensureBuilt({ folder, env, always: true })) throw new Error("Not built.");
  const root = path.join(folder, "public");
  await report.group("Netlify: files", async (check) => {
    await checkFolder(root, site, check);
    const lines = fs.readFileSync(path.join(root, "_redirects"), "utf8").split("\n");
    const rules = lines.filter((line) => /^\//.test(line)).map((line) => line.split(/\s+/));
    check("_redirects", rules, [
      [endpoint, "/.netlify/functions/users-add-js", "200"],
      ...site.redirects.redirects.map(({ from, to }) => [from, to, "301!"]),
    ]);
    const edge = (await import(pathToFileURL(path.resolve(folder, edgeFunction)).href)) as object;
    check("edge function", Object.keys(edge).sort(), ["config", "default"]);
  });
  return (env: Record<string, string>, newsletter: string) =>
    report.group("Netlify: Function", async (check) => {
      Object.assign(process.env, env, { RELAY_CLIENT_HEADER: "x-nf-client-connection-ip" });
      const { handler } = createRequire(built)(built) as { handler: Handler };
      const email = `netlify-${Date.now()}@b.example`;
      const own = { "sec-fetch-site": "same-origin", "x-nf-client-connection-ip": "192.0.2.1" };
      const post = async (headers: Record<string, string>, body: string) =>
        (await handler(eventOf({ "content-type": "application/json", ...headers }, body), {}))
          .statusCode;
      check("status", await post(own, JSON.stringify({ email })), 201);
      check("status for another site", await post({}, "{}"), 403);
      const subscribers = await (await fetch(`${newsletter}/subscribers`)).text();
      check("stored", subscribers.includes(email), true);
    });
}

/** Checks the copy of a build for hosts that only serve files. */
export const checkStatic = (root: string, site: Site, report: Report) =>
  report.group("static host: files", (check) => checkFolder(root, site, check));

async function checkFolder(root: string, site: Site, check: Check): Promise<void> {
  // For `pricing/index.html` such hosts would redirect `/pricing` to `/pricing/`.
  for (const { path: page } of site.pages.filter((one) => one.path !== "/")) {
    const files = [`${page}.html`, `${page}/index.html`];
    const found = files.map((file) => fs.existsSync(path.join(root, file)));
    check(`${page}: file, not folder`, found, [true, false]);
  }
  const problems: string[] = [];
  await hosts(readBuiltSite(root, site), (_file, message) => problems.push(message));
  check("_headers", problems, []);
}

/** https://docs.netlify.com/build/functions/api/ */
function eventOf(headers: Record<string, string>, body: string): object {
  const all = { ...headers, "content-length": String(Buffer.byteLength(body)) };
  const values = Object.entries(all).map(([name, value]) => [name, [value]]);
  return {
    ...{ path: endpoint, httpMethod: "POST", body, isBase64Encoded: false },
    rawUrl: `https://cairn.example${endpoint}`,
    ...{ queryStringParameters: {}, multiValueQueryStringParameters: {} },
    multiValueHeaders: Object.fromEntries(values) as object,
  };
}
