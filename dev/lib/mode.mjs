import { readBody, sendJson } from "./server.mjs";

/**
 * How a stand-in is told to misbehave: `POST /__test/mode` with `{"mode": "…"}`; `GET` tells the
 * present one. The mode stays until it is set again; every stand-in starts as "normal".
 *
 * @template {string} Mode
 * @param {readonly Mode[]} modes the first one is the normal one
 */
export function createModeSwitch(modes) {
  let current = /** @type {Mode} */ (modes[0]);
  return {
    /** @returns {Mode} */
    get current() {
      return current;
    },
    /**
     * Answers the requests to `/__test/mode`.
     *
     * @param {import("node:http").IncomingMessage} request
     * @param {import("node:http").ServerResponse} response
     * @returns {Promise<boolean>} whether the request was one of those
     */
    async handle(request, response) {
      if (request.url !== "/__test/mode") return false;
      if (request.method === "POST") {
        const wanted = parseMode(await readBody(request));
        const mode = modes.find((known) => known === wanted);
        if (mode === undefined) {
          sendJson(response, 400, { error: `"mode" must be one of: ${modes.join(", ")}` });
          return true;
        }
        current = mode;
      }
      sendJson(response, 200, { mode: current });
      return true;
    },
  };
}

/** @param {string} body @returns {unknown} */
function parseMode(body) {
  try {
    return JSON.parse(body)?.mode;
  } catch {
    return undefined;
  }
}
