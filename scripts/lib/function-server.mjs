/**
 * Serves the Functions of a release with Node alone, behind a server of one's own that has the files: `node server.mjs` in
 * the folder that the archive unpacks to. Settings come from the environment (`.env.example`), and
 * HOST and PORT, 127.0.0.1 and 9000 unless told. Only `/api/…` is answered.
 */
import fs from "node:fs";
import http from "node:http";
import { createRequire } from "node:module";
import path from "node:path";

/** Longer than any address of a Function. */
const MAX_PATH = 1_000;
/** ms for all of a request: who is slower is cut off. Bodies have 10 kB at most. */
const REQUEST_MS = 20_000;

const require = createRequire(import.meta.url);
const folder = path.join(import.meta.dirname, "functions");
const functions = new Map(
  fs
    .readdirSync(folder, { recursive: true, encoding: "utf8" })
    .filter((file) => path.dirname(file) !== "." && file.endsWith(".js"))
    .map((file) => {
      const loaded = require(path.join(folder, file));
      return [`/api/${file.replaceAll(path.sep, "/").slice(0, -3)}`, loaded.default ?? loaded];
    }),
);

const server = http.createServer({ requestTimeout: REQUEST_MS }, (request, response) => {
  const [pathname = ""] = (request.url ?? "").split("?");
  const run = pathname.length > MAX_PATH ? undefined : functions.get(pathname);
  const refusal = run ? refusalOf(request) : 404;
  if (refusal === undefined) return run(request, express(response));
  // What still comes is thrown away, piece by piece.
  request.resume();
  response.writeHead(refusal, { "content-type": "application/json" });
  response.end(JSON.stringify({ message: http.STATUS_CODES[refusal] }));
});
const port = Number(process.env.PORT || 9000);
const host = process.env.HOST || "127.0.0.1";
server.on("error", (error) => {
  console.error(`The Functions cannot be served on ${host}:${port}: ${error.message}`);
  // A Function that is loaded may hold a connection to Redis, which keeps a process that serves nobody.
  process.exit(1);
});
server.listen(port, host, () => console.log(`Functions: http://${host}:${port}/api/`));
for (const signal of ["SIGINT", "SIGTERM"]) {
  process.once(signal, () => {
    // Every answer is sent; only what a Function holds open, such as Redis, would keep the process.
    server.close(() => process.exit(0));
    server.closeIdleConnections();
  });
}

/** A multipart body would be kept in memory as a whole, and nothing here takes one. @param {http.IncomingMessage} request */
function refusalOf({ headers }) {
  return /^\s*multipart\//i.test(headers["content-type"] ?? "") ? 415 : undefined;
}

/** What Functions use of Express. https://expressjs.com/en/5x/api/#res @param {http.ServerResponse} response */
function express(response) {
  return Object.assign(response, {
    /** @param {number} code */
    status: (code) => Object.assign(response, { statusCode: code }),
    /** @param {string} body */
    send: (body) => response.end(body),
    /** @param {unknown} value */
    json: (value) => {
      response.setHeader("content-type", "application/json; charset=utf-8");
      response.end(JSON.stringify(value));
    },
  });
}
