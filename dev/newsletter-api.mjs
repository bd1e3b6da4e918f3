/**
 * A local newsletter API, for machines without the real one. It implements `POST /api/users/add` with
 * `{"email": "…"}` and a header `secret` → 201, and stores the address.
 *
 * `GET /subscribers` lists the addresses. `POST /__test/mode {"mode": "…"}` makes it fail:
 *
 * | mode | response to a subscription |
 * |---|---|
 * | normal | 201 and the address is stored; 401 for a wrong secret, 400 without an address |
 * | 200, 400, 409, 500 | that status, nothing is stored |
 * | hang | none |
 * | reset | none, the connection is reset |
 * | slow | 201 after 3 s |
 * | no-cors | as normal, without CORS headers |
 */
import { json } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { sendJson, serve } from "./lib/server.mjs";
import { openSubscriberStore } from "./newsletter/subscriber-store.mjs";

export const NEWSLETTER_PORT = Number(process.env.NEWSLETTER_PORT || 9012);
/** Public: valid for this stand-in only. */
export const NEWSLETTER_SECRET = "local-stand-in-only";
const MODES = ["normal", "200", "400", "409", "500", "hang", "reset", "slow", "no-cors"];
const SLOW_MS = 3000;
const CORS = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "content-type, secret",
  "access-control-allow-methods": "POST",
};

/**
 * @param {{ port?: number, file?: string }} [options] `port` 0 chooses a free port; `file` stores
 *   the addresses, by default `.local/newsletter.jsonl`.
 * @returns {Promise<import("./lib/server.mjs").Running>}
 * @throws if the port is taken
 */
export async function startNewsletterApi({
  port = NEWSLETTER_PORT,
  file = ".local/newsletter.jsonl",
} = {}) {
  const store = openSubscriberStore(file);
  let mode = "normal";
  return serve({ port, name: "newsletter API", handle });

  /**
   * @param {import("./lib/server.mjs").Request} request
   * @param {import("./lib/server.mjs").Response} response
   */
  async function handle(request, response) {
    const call = `${request.method} ${request.url}`;
    const cors = mode === "no-cors" ? {} : CORS;
    if (call === "GET /subscribers") return sendJson(response, 200, store.all());
    if (call === "OPTIONS /api/users/add") return response.writeHead(204, cors).end();
    const body = Object(await json(request).catch(() => undefined));
    if (call === "POST /__test/mode") {
      if (!MODES.includes(body.mode)) {
        return sendJson(response, 400, { error: `"mode" must be one of: ${MODES.join(", ")}` });
      }
      mode = body.mode;
      return sendJson(response, 200, { mode });
    }
    if (call !== "POST /api/users/add") return sendJson(response, 404, { error: "Unknown call." });

    if (mode === "hang") return;
    if (mode === "reset") return request.socket.destroy();
    if (/^\d+$/.test(mode)) return sendJson(response, Number(mode), {}, cors);
    if (mode === "slow") await wait(SLOW_MS);
    if (request.headers.secret !== NEWSLETTER_SECRET) {
      return sendJson(response, 401, { error: "secret" }, cors);
    }
    if (typeof body.email !== "string" || body.email.trim() === "") {
      return sendJson(response, 400, { error: "email" }, cors);
    }
    store.add(body.email);
    sendJson(response, 201, {}, cors);
  }
}
