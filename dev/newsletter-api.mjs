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
import { createServer } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { createModeSwitch } from "./lib/mode.mjs";
import { listen, readBody, sendJson } from "./lib/server.mjs";
import { openSubscriberStore } from "./newsletter/subscriber-store.mjs";

export const NEWSLETTER_PORT = 9012;
/** Known to everyone, and good for this stand-in only. */
export const NEWSLETTER_SECRET = "local-stand-in-only";
const MODES = /** @type {const} */ ([
  "normal",
  "200",
  "400",
  "409",
  "500",
  "hang",
  "reset",
  "slow",
  "no-cors",
]);
const SLOW_MS = 3000;
const CORS = {
  "access-control-allow-origin": "*",
  "access-control-allow-headers": "content-type, secret",
  "access-control-allow-methods": "POST",
};

/**
 * @param {{ port?: number, file?: string, secret?: string }} [options] `port` 0 takes a free port;
 *   `file` is the SQLite file, by default `.local/newsletter.sqlite` in the working folder.
 * @returns {Promise<import("./lib/server.mjs").Running>}
 * @throws when the port or the file is in use
 */
export async function startNewsletterApi({
  port = NEWSLETTER_PORT,
  file = ".local/newsletter.sqlite",
  secret = NEWSLETTER_SECRET,
} = {}) {
  const store = await openSubscriberStore(file);
  const mode = createModeSwitch(MODES);
  const server = createServer((request, response) => {
    answer(request, response, { store, mode, secret }).catch((error) => {
      console.error(`Newsletter stand-in: ${error.message}`);
      if (!response.headersSent) sendJson(response, 500, { error: "See the log of the stand-in." });
    });
  });
  try {
    const running = await listen(server, { port, name: "newsletter API" });
    return { url: running.url, close: () => running.close().then(store.close) };
  } catch (error) {
    await store.close();
    throw error;
  }
}

/**
 * @param {import("node:http").IncomingMessage} request
 * @param {import("node:http").ServerResponse} response
 * @param {{
 *   store: Awaited<ReturnType<typeof openSubscriberStore>>,
 *   mode: { current: string, handle: ReturnType<typeof createModeSwitch>["handle"] },
 *   secret: string,
 * }} api
 */
async function answer(request, response, { store, mode, secret }) {
  if (await mode.handle(request, response)) return;
  const call = `${request.method} ${request.url}`;
  const cors = mode.current === "no-cors" ? {} : CORS;
  if (call === "GET /subscribers") return sendJson(response, 200, store.all());
  if (call === "OPTIONS /api/users/add") return void response.writeHead(204, cors).end();
  if (call !== "POST /api/users/add") return sendJson(response, 404, { error: "Unknown call." });

  const email = emailOf(await readBody(request));
  if (mode.current === "hang") return;
  if (mode.current === "reset") return void request.socket.destroy();
  if (/^\d+$/.test(mode.current)) return sendJson(response, Number(mode.current), {}, cors);
  if (mode.current === "slow") await wait(SLOW_MS);
  if (request.headers.secret !== secret) return sendJson(response, 401, { error: "secret" }, cors);
  if (email === undefined) return sendJson(response, 400, { error: "email" }, cors);
  store.add(email);
  sendJson(response, 201, {}, cors);
}

/** @param {string} body @returns {string | undefined} the address, unless it is missing or blank */
function emailOf(body) {
  try {
    const email = JSON.parse(body)?.email;
    return typeof email === "string" && email.trim() !== "" ? email : undefined;
  } catch {
    return undefined;
  }
}
