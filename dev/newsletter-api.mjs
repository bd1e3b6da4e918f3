/**
 * The newsletter API, for a machine without the real one. It implements the contract of the call,
 * `POST /api/users/add` with `{"email": "…"}` and a header `secret` → 201, and keeps what it got.
 *
 * `GET /subscribers` shows the addresses. `POST /__test/mode {"mode": "…"}` makes it misbehave:
 *
 * | mode | what it does with a subscription |
 * |---|---|
 * | normal | 201 and the address is kept; 401 for a wrong secret, 400 without an address |
 * | 200, 400, 409, 500 | answers that status and keeps nothing |
 * | hang | never answers |
 * | reset | cuts the connection |
 * | slow | answers 201 after 3 s |
 * | no-cors | as normal, but no page of another origin may read the answer |
 */
import { json } from "node:stream/consumers";
import { setTimeout as wait } from "node:timers/promises";
import { sendJson, serve } from "./lib/server.mjs";
import { openSubscriberStore } from "./newsletter/subscriber-store.mjs";

/** Where it runs unless told. */
export const NEWSLETTER_PORT = Number(process.env.NEWSLETTER_PORT || 9012);
/** Known to everyone, and good for this stand-in only. */
export const NEWSLETTER_SECRET = "local-stand-in-only";
const MODES = ["normal", "200", "400", "409", "500", "hang", "reset", "slow", "no-cors"];
const SLOW_MS = 3000;
const CORS = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "content-type, secret",
  "access-control-allow-methods": "POST",
};

/**
 * @param {{ port?: number, file?: string }} [options] `port` 0 takes a free port; `file` is where
 *   addresses are kept, by default `.local/newsletter.jsonl` in the working folder.
 * @returns {Promise<import("./lib/server.mjs").Running>}
 * @throws when the port is in use
 */
export async function startNewsletterApi({
  port = NEWSLETTER_PORT,
  file = ".local/newsletter.jsonl",
} = {}) {
  const store = openSubscriberStore(file);
  let mode = "normal";
  return serve({ port, name: "newsletter API", answer });

  /**
   * @param {import("./lib/server.mjs").Request} request
   * @param {import("./lib/server.mjs").Response} response
   */
  async function answer(request, response) {
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
