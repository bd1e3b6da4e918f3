/**
 * A local OpenID Connect provider, for machines without an account at the real one: `oidc-provider` with its development
 * pages, which accept any name and password.
 */
import { generateKeyPairSync, randomBytes } from "node:crypto";
import { serve } from "./server.mjs";

export const CLIENT_ID = "website-local";
const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);
const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/** Profile picture of every user. */
const PICTURE =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"><path d="M0 0h1v1H0z" fill="#b93f16"/></svg>';

/**
 * @param {string} url with a port: the site's GATSBY_AUTH0_DOMAIN
 * @returns {Promise<import("./server.mjs").Running>}
 * @throws when the port is taken
 */
export async function startIdentityProvider(url) {
  const running = await serve({
    port: Number(new URL(url).port),
    name: "identity provider",
    handle: async (request, response) => {
      if (request.url !== "/picture.svg") return oidc(request, response);
      response.writeHead(200, { "content-type": "image/svg+xml" }).end(PICTURE);
    },
  });
  const oidc = (await createProvider(running.url)).callback();
  return running;
}

/** Configures `oidc-provider` as the website's SDK expects it. @param {string} url without a trailing slash */
async function createProvider(url) {
  // Silences warnings about Node 20 (the tests pass there), in-memory state and development pages (intended here).
  const { warn } = console;
  console.warn = () => {};
  const { Provider } = await import("oidc-provider");
  // The SDK expects an issuer with a trailing slash.
  const provider = new Provider(`${url}/`, settingsFor(url));
  console.warn = warn;
  // The site may run on any port, so any loopback URL is a valid redirect target.
  Object.defineProperty(provider.Client.prototype, "redirectUriAllowed", { value: isLoopback });
  provider.use(logOut);
  provider.use(withoutWebFont);
  return provider;

  /** @param {import("koa").Context} context @param {() => Promise<void>} next */
  async function logOut(context, next) {
    if (context.path !== "/v2/logout") return next();
    const session = await provider.Session.get(context);
    if (session.accountId) await session.destroy();
    const target = String(context.query.returnTo ?? "");
    if (isLoopback(target)) return context.redirect(target);
    context.status = 400;
    context.body = "returnTo must be an address on this machine.";
  }
}

/** Removes a font that the pages would load from Google. @param {import("koa").Context} context @param {() => Promise<void>} next */
async function withoutWebFont(context, next) {
  await next();
  if (context.type === "text/html")
    context.body = String(context.body).replace(/@import url\(.*?\);/, "");
}

/** @param {string} address @returns {boolean} whether it is an http URL of this machine */
function isLoopback(address) {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === "http:" && LOOPBACK.has(hostname);
}

/** @param {string} url @returns {import("oidc-provider").Configuration} */
function settingsFor(url) {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return {
    // Paths that the SDK calls.
    routes: { authorization: "/authorize", token: "/oauth/token" },
    clients: [
      {
        client_id: CLIENT_ID,
        token_endpoint_auth_method: "none",
        redirect_uris: ["http://localhost"],
      },
    ],
    scopes: ["openid", "profile", "email"],
    claims: { openid: ["sub"], profile: ["name", "picture"] },
    // The SDK reads the profile from the ID token.
    conformIdTokenClaims: false,
    features: {
      rpInitiatedLogout: { enabled: false },
      // The silent session check runs in an iframe, which gets its response by `postMessage`.
      webMessageResponseMode: { enabled: true, ack: "individual-draft-01" },
    },
    clientBasedCORS: (_context, origin) => isLoopback(origin),
    cookies: {
      keys: [randomBytes(24).toString("base64url")],
      names: { session: "stand_in", interaction: "stand_in_step", resume: "stand_in_resume" },
    },
    jwks: {
      keys: [
        { ...privateKey.export({ format: "jwk" }), use: "sig", alg: "RS256", kid: "stand-in" },
      ],
    },
    ttl: { AccessToken: HOUR, Grant: DAY, IdToken: HOUR, Interaction: HOUR, Session: DAY },
    // The typed name becomes the user's name.
    findAccount: (_context, name) => ({
      accountId: name,
      claims: () => ({ sub: name, name, picture: `${url}/picture.svg` }),
    }),
  };
}
