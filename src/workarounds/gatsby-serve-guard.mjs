/**
 * gatsby 5.16.1: runs before `gatsby serve`, in its process (`node --import`), for `npm start`, `npm run serve` and tests, and does
 * for it what it does not. Who runs a server of one's own needs the same of it.
 *
 * - It forgets a Function and loads it anew for every request, before the relay may refuse it: 4.9 MB and 70 ms each, which ended
 *   the server after some 900. `Module._load` is wrapped because that is all that `delete require.cache[…]` leaves.
 * - It keeps multipart bodies in memory (multer) before anything may refuse them.
 * - It redirects `//pricing/` to another host, named `pricing`, and answers 500 where a path is longer than a key of LMDB.
 *
 * Upstream: https://github.com/gatsbyjs/gatsby/blob/gatsby%405.16.1/packages/gatsby/src/internal-plugins/functions/middleware.ts#L126
 * Delete when something else serves the site, its Functions included, or Gatsby keeps a Function that it has loaded.
 */
import fs from "node:fs";
import http from "node:http";
import Module from "node:module";
import path from "node:path";
import { functionsFolder } from "./gatsby-functions-folder.mjs";

/** Longer than any address of a site. */
const MAX_PATH = 1_000;

/**
 * @typedef {http.IncomingMessage} Request
 * @typedef {http.ServerResponse} Response
 */

/**
 * What is refused before Gatsby sees it. A path of two slashes would be answered with a redirect to another host. A
 * multipart body would be kept in memory as a whole, and nothing here takes one.
 * @param {Pick<Request, "url" | "headers">} request
 * @returns {404 | 415 | undefined} the status
 */
export function refusalOf({ url = "", headers }) {
  const [pathname = ""] = url.split("?");
  if (/^\/[/\\]/.test(pathname) || pathname.length > MAX_PATH) return 404;
  const isMultipart = /^\s*multipart\//i.test(headers["content-type"] ?? "");
  return isMultipart ? 415 : undefined;
}

/** @param {404 | 415} status @param {Request} request @param {Response} response */
function refuse(status, request, response) {
  // What still comes is thrown away, piece by piece.
  request.resume();
  if (status === 404) {
    response.writeHead(status, { "content-type": "text/html; charset=utf-8" });
    fs.createReadStream("public/404.html")
      .on("error", () => response.end())
      .pipe(response);
    return;
  }
  response.writeHead(status, { "content-type": "application/json" });
  response.end('{"message":"the body must be JSON or a form"}');
}

const { createServer } = http;
Object.assign(http, {
  /** @param {http.RequestListener} answer */
  createServer: (answer) =>
    createServer((request, response) => {
      const status = refusalOf(request);
      if (status) refuse(status, request, response);
      else answer(request, response);
    }),
});

/** Loaded once each. */
const functions = new Map();
const folder = path.resolve(functionsFolder) + path.sep;
/** @typedef {{ _load: (file: string, ...rest: unknown[]) => unknown }} Loader Node's own, behind `require` */
const { _load: load } = /** @type {Loader} */ (/** @type {unknown} */ (Module));
Object.assign(Module, {
  /** @type {Loader["_load"]} */
  _load: (file, ...rest) => {
    if (!file.startsWith(folder)) return load(file, ...rest);
    if (!functions.has(file)) functions.set(file, load(file, ...rest));
    return functions.get(file);
  },
});
