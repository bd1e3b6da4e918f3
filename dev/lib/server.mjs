/**
 * What both stand-ins need of an HTTP server: start on a port, read a body, answer, stop at once.
 *
 * @typedef {{ url: string, close: () => Promise<void> }} Running
 */

/** The stand-ins are for this machine only. */
const HOST = "127.0.0.1";
const MAX_BODY_BYTES = 1_000_000;

/**
 * Starts `server` on the loopback interface.
 *
 * @param {import("node:http").Server} server
 * @param {{ port: number, name: string }} options `port` 0 takes a free port.
 * @returns {Promise<Running>} `url` without a trailing slash. `close()` also ends hanging requests.
 * @throws when the port is taken, with what to do about it.
 */
export async function listen(server, { port, name }) {
  await new Promise((resolve, reject) => {
    server.once("error", (error) => reject(explain(error, { port, name })));
    server.listen(port, HOST, () => resolve(undefined));
  });
  return {
    url: `http://localhost:${portOf(server)}`,
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

/** @param {import("node:http").Server} server @returns {number} the port it listens on */
function portOf(server) {
  const address = server.address();
  if (address === null || typeof address === "string")
    throw new Error("The server is not listening.");
  return address.port;
}

/**
 * @param {NodeJS.ErrnoException} error
 * @param {{ port: number, name: string }} options
 */
function explain(error, { port, name }) {
  if (error.code !== "EADDRINUSE") return error;
  return new Error(
    `Port ${port}, where the ${name} should run, is taken. Stop the program that uses it, ` +
      "or set IDENTITY_PORT or NEWSLETTER_PORT to another port.",
  );
}

/**
 * @param {import("node:http").IncomingMessage} request
 * @returns {Promise<string>} the body as text, at most 1 MB
 */
export async function readBody(request) {
  const chunks = [];
  let length = 0;
  for await (const chunk of request) {
    length += chunk.length;
    if (length > MAX_BODY_BYTES) throw new Error("The body is larger than 1 MB.");
    chunks.push(chunk);
  }
  return Buffer.concat(chunks).toString("utf8");
}

/**
 * @param {import("node:http").ServerResponse} response
 * @param {number} status
 * @param {unknown} body
 * @param {Record<string, string>} [headers]
 */
export function sendJson(response, status, body, headers = {}) {
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(`${JSON.stringify(body)}\n`);
}
