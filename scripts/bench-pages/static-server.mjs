/**
 * Serves a built folder as a good host does: brotli or gzip, long caching of what never changes, addresses
 * without `index.html`. HTTP/1.1, everything compressed before the first request.
 */
import fs from "node:fs";
import path from "node:path";
import { promisify } from "node:util";
import zlib from "node:zlib";
import { serve } from "../../dev/lib/server.mjs";
import { filesOf } from "../lib/files.mjs";

/** @type {Record<string, string>} */
const types = {
  ".avif": "image/avif",
  ".css": "text/css; charset=utf-8",
  ".gif": "image/gif",
  ".html": "text/html; charset=utf-8",
  ".ico": "image/x-icon",
  ".jpeg": "image/jpeg",
  ".jpg": "image/jpeg",
  ".js": "text/javascript; charset=utf-8",
  ".json": "application/json; charset=utf-8",
  ".mjs": "text/javascript; charset=utf-8",
  ".png": "image/png",
  ".svg": "image/svg+xml",
  ".txt": "text/plain; charset=utf-8",
  ".webmanifest": "application/manifest+json",
  ".webp": "image/webp",
  ".woff2": "font/woff2",
  ".xml": "application/xml; charset=utf-8",
};
const compressed = /\.(css|html|ico|js|json|mjs|svg|txt|webmanifest|xml)$/;
/** Nobody asks for them while a page loads. */
const left = /(\.map|\.md|LICENSE\.txt)$|^\.|^pagefind\//;
/** Named by what is in them, as Gatsby, Astro and Vite do it. */
const unchanging = /[-.][\da-zA-Z_-]{8,}\.(css|js|woff2)$|^(static|_astro|assets)\//;

/**
 * @typedef {{ type: string, plain: Buffer, br?: Buffer, gzip?: Buffer, cache: string }} Served
 */

/**
 * @param {string} folder like `public`
 * @param {(html: string) => string} [change] what becomes of each page
 * @returns {Promise<Map<string, Served>>} by path from the folder, with forward slashes
 */
export async function readFolder(folder, change = (html) => html) {
  const names = filesOf(folder).map((file) => file.replaceAll("\\", "/"));
  const entries = names
    .filter((name) => !left.test(name))
    .map(async (name) => {
      const content = fs.readFileSync(path.join(folder, name));
      const plain = name.endsWith(".html") ? Buffer.from(change(content.toString())) : content;
      const type = types[path.extname(name)] ?? "application/octet-stream";
      const cache = unchanging.test(name)
        ? "max-age=31536000, immutable"
        : "public, max-age=0, must-revalidate";
      /** @type {Served} */
      const served = { type, plain, cache };
      if (compressed.test(name)) Object.assign(served, await compress(plain));
      return /** @type {const} */ ([name, served]);
    });
  return new Map(await Promise.all(entries));
}

const brotliOf = promisify(zlib.brotliCompress);
const gzipOf = promisify(zlib.gzip);

/** @param {Buffer} content @returns {Promise<{ br: Buffer, gzip: Buffer }>} at the highest effort */
async function compress(content) {
  const [br, gzip] = await Promise.all([brotliOf(content), gzipOf(content, { level: 9 })]);
  return { br, gzip };
}

/**
 * The file for an address: itself, `<address>/index.html`, `<address>.html`.
 * @param {Map<string, Served>} files @param {string} address a path, like `/pricing`
 */
export function fileFor(files, address) {
  const name = decodeURIComponent(address).replace(/^\/|\/$/g, "");
  const names = name === "" ? ["index.html"] : [name, `${name}/index.html`, `${name}.html`];
  return names.map((candidate) => files.get(candidate)).find((file) => file !== undefined);
}

/**
 * @param {string} folder @param {(html: string) => string} [change] what becomes of each page
 * @returns {Promise<import("../../dev/lib/server.mjs").Running & { has: (address: string) => boolean }>}
 */
export async function serveFolder(folder, change) {
  const files = await readFolder(folder, change);
  const running = await serve({
    port: 0,
    name: "bench",
    answer: async (request, response) => {
      const { pathname } = new URL(request.url ?? "/", "http://localhost");
      const found = fileFor(files, pathname);
      const file = found ?? files.get("404.html");
      if (!file) return response.writeHead(404).end();
      const accepted = request.headers["accept-encoding"] ?? "";
      const encoding = file.br && /\bbr\b/.test(accepted) ? "br" : file.gzip && "gzip";
      const body = (encoding && file[encoding]) ?? file.plain;
      response.writeHead(found ? 200 : 404, {
        "content-type": file.type,
        "content-length": body.length,
        "cache-control": file.cache,
        vary: "accept-encoding",
        ...(encoding && { "content-encoding": encoding }),
      });
      return response.end(body);
    },
  });
  return { ...running, has: (address) => fileFor(files, address) !== undefined };
}
