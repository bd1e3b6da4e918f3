/**
 * A local newsletter API, for machines without the real one. It implements `POST /api/users/add` with
 * `{"email": "…"}` and a header `secret` → 201, and stores the address; 401 for a wrong secret, 400 without an address.
 * `GET /subscribers` lists the addresses.
 *
 * An address with a status in front of it fails with that the first time, and is not stored: `500+mira@cairn.example`.
 */
import fs from "node:fs";
import path from "node:path";
import { json } from "node:stream/consumers";
import { sendJson, serve } from "./lib/server.mjs";

const NEWSLETTER_PORT = 9012;
/** Public: valid for this stand-in only. */
export const NEWSLETTER_SECRET = "local-stand-in-only";
/** How an address fails. */
const PREFIX = /^(\d{3})\+/;
const CORS = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "content-type, secret",
  "access-control-allow-methods": "POST",
};

/**
 * @param {{ port?: number, file: string }} options `port` 0 chooses a free port; `file` stores the addresses
 * @returns {Promise<import("./lib/server.mjs").Running>}
 * @throws if the port is taken
 */
export async function startNewsletterApi({ port = NEWSLETTER_PORT, file }) {
  fs.mkdirSync(path.dirname(file), { recursive: true });
  /** Addresses that have failed. */
  const failed = new Set();
  return serve({ port, name: "newsletter API", handle });

  /**
   * @param {import("./lib/server.mjs").Request} request
   * @param {import("./lib/server.mjs").Response} response
   */
  async function handle(request, response) {
    const call = `${request.method} ${request.url}`;
    if (call === "GET /subscribers") return sendJson(response, 200, subscribersIn(file));
    if (call === "OPTIONS /api/users/add") return response.writeHead(204, CORS).end();
    const body = Object(await json(request).catch(() => undefined));
    if (call !== "POST /api/users/add") return sendJson(response, 404, { error: "Unknown call." });

    if (request.headers.secret !== NEWSLETTER_SECRET) {
      return sendJson(response, 401, { error: "secret" }, CORS);
    }
    if (typeof body.email !== "string" || body.email.trim() === "") {
      return sendJson(response, 400, { error: "email" }, CORS);
    }
    const [, status] = PREFIX.exec(body.email) ?? [];
    if (status && !failed.has(body.email)) {
      failed.add(body.email);
      return sendJson(response, Number(status), {}, CORS);
    }
    const line = JSON.stringify({ email: body.email, addedAt: new Date().toISOString() });
    fs.appendFileSync(file, `${line}\n`);
    sendJson(response, 201, {}, CORS);
  }
}

/** Each address once. @param {string} file @returns {{ email: string, addedAt: string }[]} */
function subscribersIn(file) {
  const text = fs.existsSync(file) ? fs.readFileSync(file, "utf8") : "";
  const all = text.split("\n").filter(Boolean);
  const byEmail = new Map(all.map((line) => JSON.parse(line)).map((one) => [one.email, one]));
  return [...byEmail.values()];
}
