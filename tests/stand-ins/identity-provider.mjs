/**
 * A local OpenID Connect provider, for machines without an account at the real one: authorization code
 * with PKCE, pages for login, sign-up and consent, a session cookie, a logout endpoint.
 */
import { createAccounts, portrait } from "./identity/accounts.mjs";
import { createInteractions } from "./identity/interactions.mjs";
import { createProvider } from "./identity/provider.mjs";
import { serve } from "./lib/server.mjs";

/**
 * @param {string} url with a port: the site's GATSBY_AUTH0_DOMAIN
 * @returns {Promise<import("./lib/server.mjs").Running>}
 * @throws when the port is taken
 */
export async function startIdentityProvider(url) {
  const accounts = createAccounts();
  const running = await serve({
    port: Number(new URL(url).port),
    name: "identity provider",
    handle,
  });
  const provider = await createProvider(running.url, accounts);
  const interact = createInteractions(provider, accounts);
  const oidc = provider.callback();
  return running;

  /**
   * @param {import("./lib/server.mjs").Request} request
   * @param {import("./lib/server.mjs").Response} response
   */
  async function handle(request, response) {
    const url = new URL(request.url ?? "/", running.url);
    if (url.pathname.startsWith("/interaction/")) return interact(request, response, url);
    if (!url.pathname.startsWith("/pictures/")) return oidc(request, response);
    const sub = decodeURIComponent(url.pathname.replace(/^\/pictures\/|\.svg$/g, ""));
    const account = accounts.find(sub);
    if (!account) return response.writeHead(404).end();
    response.writeHead(200, { "content-type": "image/svg+xml", "cache-control": "no-store" });
    response.end(portrait(account.name));
  }
}
