/**
 * A local newsletter API, for machines without the real one. `POST /api/users/add` takes `{"email": "…"}` and a `secret`
 * header, stores the address and returns 201; 401 if the secret is wrong, 400 if there's no address.
 * `GET /subscribers` lists the stored addresses.
 *
 * An address that begins with a status fails with it the first time, and isn't stored: `500+mira@cairn.example`.
 */
import fs from "node:fs";
import path from "node:path";
import { json } from "node:stream/consumers";
import { sendJson, serve } from "./server.mjs";

const NEWSLETTER_PORT = 9012;
/** Not a real secret: only this stand-in accepts it. */
export const NEWSLETTER_SECRET = "local-stand-in-only";
/** Status that an address fails with. */
const FAILURE = /^(\d{3})\+/;
const CORS = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "content-type, secret",
  "access-control-allow-methods": "POST",
};

/**
 * @param {{ port?: number, file: string }} options `port` 0 chooses a free port; `file` stores the addresses
 * @returns {Promise<import("./server.mjs").Running>}
 * @throws if the port is taken
 */
export async function startNewsletterApi({ port = NEWSLETTER_PORT, file }) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  const failed = new Set();
  return serve({ port, name: "newsletter API", handle });

  /**
   * @param {import("./server.mjs").Request} request
   * @param {import("./server.mjs").Response} response
   */
  async function handle(request, response) {
    const route = `${request.method} ${request.url}`;
    if (route === "GET /subscribers") return sendJson(response, 200, subscribersIn(file));
    if (route === "OPTIONS /api/users/add") return response.writeHead(204, CORS).end();
    const body = Object(await json(request).catch(() => undefined));
    if (route !== "POST /api/users/add")
      return sendJson(response, 404, { error: "Unknown route." });

    if (request.headers.secret !== NEWSLETTER_SECRET) {
      return sendJson(response, 401, { error: "secret" }, CORS);
    }
    if (typeof body.email !== "string" || body.email.trim() === "") {
      return sendJson(response, 400, { error: "email" }, CORS);
    }
    const [, status] = FAILURE.exec(body.email) ?? [];
    if (status && !failed.has(body.email)) {
      failed.add(body.email);
      return sendJson(response, Number(status), {}, CORS);
    }
    const line = JSON.stringify({ email: body.email, addedAt: new Date().toISOString() });
    fs.appendFileSync(file, `${line}\n`);
    sendJson(response, 201, {}, CORS);
  }
}

/** Stored addresses, without duplicates. @param {string} file @returns {{ email: string, addedAt: string }[]} */
function subscribersIn(file) {
  const text = fs.existsSync(file) ? fs.readFileSync(file, "utf8") : "";
  const subscribers = text
    .split("\n")
    .filter(Boolean)
    .map((line) => JSON.parse(line));
  return [...new Map(subscribers.map((subscriber) => [subscriber.email, subscriber])).values()];
}
