/**
 * An OpenID Connect provider for a machine without an account at the real one: authorization code
 * with PKCE, hosted pages to log in, sign up and agree, a session cookie, a logout address.
 *
 * `POST /__test/mode {"mode": "…"}` makes it misbehave:
 *
 * | mode | what it does |
 * |---|---|
 * | normal | all is well |
 * | authorize-error | the login ends with `error=server_error` instead of a page |
 * | authorize-hang | the login page never answers |
 * | token-500, token-hang, token-reset | the token endpoint fails, never answers, cuts the connection |
 * | no-picture | profile pictures are not found |
 */
import { createServer } from "node:http";
import { createAccounts, portrait } from "./identity/accounts.mjs";
import { createInteractions } from "./identity/interactions.mjs";
import { createProvider, isLoopback } from "./identity/provider.mjs";
import { createModeSwitch } from "./lib/mode.mjs";
import { listen, sendJson } from "./lib/server.mjs";

export const IDENTITY_PORT = 9011;
export const CLIENT_ID = "cairn-website-local";
const MODES = /** @type {const} */ ([
  "normal",
  "authorize-error",
  "authorize-hang",
  "token-500",
  "token-hang",
  "token-reset",
  "no-picture",
]);

/**
 * @param {{ port?: number, clientId?: string }} [options] `port` 0 takes a free port
 * @returns {Promise<import("./lib/server.mjs").Running>} its url is the "domain" of the site
 * @throws when the port is taken
 */
export async function startIdentityProvider({ port = IDENTITY_PORT, clientId = CLIENT_ID } = {}) {
  const mode = createModeSwitch(MODES);
  const accounts = createAccounts();
  const server = createServer();
  const running = await listen(server, { port, name: "identity provider" });
  const provider = await createProvider({ url: running.url, clientId, accounts });
  const interact = createInteractions(provider, accounts);
  const oidc = provider.callback();

  server.on("request", (request, response) => {
    answer(request, response).catch((error) => {
      console.error(`Identity stand-in: ${error.message}`);
      if (!response.headersSent) sendJson(response, 500, { error: "See the log of the stand-in." });
    });
  });
  return running;

  /**
   * @param {import("node:http").IncomingMessage} request
   * @param {import("node:http").ServerResponse} response
   */
  async function answer(request, response) {
    if (await mode.handle(request, response)) return;
    const url = new URL(request.url ?? "/", running.url);
    if (misbehave(request, response, url)) return;
    if (url.pathname.startsWith("/interaction/")) return interact(request, response, url);
    if (url.pathname.startsWith("/pictures/")) return sendPicture(response, url);
    await oidc(request, response);
  }

  /** @type {(...call: [...Parameters<typeof answer>, URL]) => boolean} whether it has been dealt with */
  function misbehave(request, response, url) {
    const call =
      url.pathname === "/oauth/token" && request.method === "POST" ? "token" : url.pathname;
    if (call === "/authorize" && mode.current === "authorize-error") {
      const target = new URL(url.searchParams.get("redirect_uri") ?? "");
      if (!isLoopback(target.href)) return false;
      target.search = String(
        new URLSearchParams({ error: "server_error", state: url.searchParams.get("state") ?? "" }),
      );
      response.writeHead(303, { location: target.href }).end();
      return true;
    }
    if (call === "/authorize" && mode.current === "authorize-hang") return true;
    if (call !== "token") return false;
    if (mode.current === "token-hang") return true;
    if (mode.current === "token-reset") request.socket.destroy();
    if (mode.current === "token-500") {
      response.writeHead(500, { "access-control-allow-origin": "*" }).end("Out of order");
    }
    return mode.current.startsWith("token-");
  }

  /** @param {import("node:http").ServerResponse} response @param {URL} url */
  function sendPicture(response, url) {
    const sub = decodeURIComponent(url.pathname.replace(/^\/pictures\/|\.svg$/g, ""));
    const account = mode.current === "no-picture" ? undefined : accounts.find(sub);
    if (!account) return void response.writeHead(404).end();
    response.writeHead(200, { "content-type": "image/svg+xml", "cache-control": "no-store" });
    response.end(portrait(account.name));
  }
}
