/** What both stand-ins need of an HTTP server: start on a port, answer, stop at once. */
import { once } from "node:events";
import { createServer } from "node:http";

/**
 * @typedef {{ url: string, close: () => Promise<void> }} Running
 * @typedef {import("node:http").IncomingMessage} Request
 * @typedef {import("node:http").ServerResponse} Response
 */

/**
 * Serves this machine only. What `answer` throws is logged and answered with a 500.
 *
 * @param {{
 *   port: number,
 *   name: string,
 *   answer: (request: Request, response: Response) => Promise<unknown>,
 * }} options `port` 0 takes a free port.
 * @returns {Promise<Running>} `url` without a trailing slash. `close()` also ends hanging requests.
 * @throws when the port is taken, with what to do about it.
 */
export async function serve({ port, name, answer }) {
  const server = createServer((request, response) => {
    answer(request, response).catch((error) => {
      console.error(`Stand-in for the ${name}: ${error.message}`);
      if (!response.headersSent) sendJson(response, 500, { error: "See the log of the stand-in." });
    });
  });
  await once(server.listen(port, "127.0.0.1"), "listening").catch((error) => {
    if (error.code !== "EADDRINUSE") throw error;
    throw new Error(
      `Port ${port}, where the ${name} should run, is taken. Stop the program that uses it, ` +
        "or set IDENTITY_PORT or NEWSLETTER_PORT to another port.",
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

/**
 * On Ctrl+C, and when the system asks: tidies up, then ends the process.
 *
 * @param {() => Promise<unknown>} close
 */
export function onStop(close) {
  // Who listens for a signal takes it from Node, which would have ended the process: so it ends here.
  for (const signal of ["SIGINT", "SIGTERM"]) {
    process.once(signal, () => void close().then(() => process.exit(0)));
  }
}

/**
 * @param {Response} response
 * @param {number} status
 * @param {unknown} body
 * @param {Record<string, string>} [headers]
 */
export function sendJson(response, status, body, headers = {}) {
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(`${JSON.stringify(body)}\n`);
}
