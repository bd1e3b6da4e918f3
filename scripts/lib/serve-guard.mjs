/**
 * Runs before `gatsby serve`, in its process (`node --import`), and does for it what Gatsby 5.16 does not.
 */
import fs from "node:fs";
import http from "node:http";
import Module from "node:module";

/** Longer than any address of a site; Gatsby looks each up in a store whose keys have an end, and answers 500. */
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

/**
 * Gatsby forgets a Function and loads it anew for every request, before that is looked at: 4.9 MB and 70 ms each, which
 * ended the server after some 900. Here it is loaded once.
 */
const functions = new Map();
/** @typedef {{ _load: (file: string, ...rest: unknown[]) => unknown }} Loader Node's own, behind `require` */
const { _load: load } = /** @type {Loader} */ (/** @type {unknown} */ (Module));
Object.assign(Module, {
  /** @type {Loader["_load"]} */
  _load: (file, ...rest) => {
    if (!/[\\/]\.cache[\\/]functions[\\/]/.test(file)) return load(file, ...rest);
    if (!functions.has(file)) functions.set(file, load(file, ...rest));
    return functions.get(file);
  },
});
