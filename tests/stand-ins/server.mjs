/** The HTTP server of both stand-ins. */
import { once } from "node:events";
import { createServer } from "node:http";

/**
 * @typedef {{ url: string, close: () => Promise<void> }} Running
 * @typedef {import("node:http").IncomingMessage} Request
 * @typedef {import("node:http").ServerResponse} Response
 */

/**
 * Serves this machine only. Logs errors of `handle` and responds with a 500.
 *
 * @param {{
 *   port: number,
 *   name: string,
 *   handle: (request: Request, response: Response) => Promise<unknown>,
 * }} options port 0 means any free port
 * @returns {Promise<Running>} `url` without a trailing slash; `close()` also ends open requests
 * @throws with advice if the port is in use
 */
export async function serve({ port, name, handle }) {
  const server = createServer((request, response) => {
    handle(request, response).catch((error) => {
      console.error(`Stand-in for the ${name}: ${error.message}`);
      if (!response.headersSent) sendJson(response, 500, { error: "See the stand-in's log." });
    });
  });
  await once(server.listen(port, "127.0.0.1"), "listening").catch((error) => {
    if (error.code !== "EADDRINUSE") throw error;
    throw new Error(
      `The ${name} can't run on port ${port}, because it's already in use. Stop the program that uses it.`,
    );
  });
  const address = /** @type {import("node:net").AddressInfo} */ (server.address());
  return {
    url: `http://localhost:${address.port}`,
    close: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

/** Cleans up on SIGINT and SIGTERM, then exits. @param {() => Promise<unknown>} close */
export function onStop(close) {
  // With a listener, Node no longer exits by itself.
  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.once(signal, () => void close().then(() => process.exit(0)));
  }
}

/** @param {Response} response @param {number} status @param {unknown} body @param {Record<string, string>} [headers] */
export function sendJson(response, status, body, headers = {}) {
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(`${JSON.stringify(body)}\n`);
}
