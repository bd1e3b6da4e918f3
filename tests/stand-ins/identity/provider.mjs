/** Configures `oidc-provider` like the provider that the website's SDK expects. */
import { generateKeyPairSync, randomBytes } from "node:crypto";

export const CLIENT_ID = "website-local";
const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);
const HOUR = 60 * 60;
const DAY = 24 * HOUR;

/**
 * @typedef {ReturnType<typeof import("./accounts.mjs").createAccounts>} Accounts
 */

/** @param {string} url without a trailing slash @param {Accounts} accounts */
export async function createProvider(url, accounts) {
  // Silences warnings that Node 20 is unsupported (the tests pass in it) and that state is in memory, as
  // intended here.
  const { warn } = console;
  console.warn = () => {};
  const { Provider } = await import("oidc-provider");
  // The issuer ends in a slash, as the SDK expects it.
  const provider = new Provider(`${url}/`, settingsFor(url, accounts));
  console.warn = warn;
  // The site runs on any free port: every loopback URL is an allowed redirect target.
  Object.defineProperty(provider.Client.prototype, "redirectUriAllowed", { value: isLoopback });
  provider.use(logOut);
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

/** @param {string} address @returns {boolean} whether it is an http URL of this machine */
function isLoopback(address) {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === "http:" && LOOPBACK.has(hostname);
}

/**
 * @param {string} url
 * @param {Accounts} accounts
 * @returns {import("oidc-provider").Configuration}
 */
function settingsFor(url, accounts) {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return {
    // The paths that the SDK calls.
    routes: { authorization: "/authorize", token: "/oauth/token" },
    clients: [
      {
        client_id: CLIENT_ID,
        token_endpoint_auth_method: "none",
        redirect_uris: ["http://localhost"],
      },
    ],
    scopes: ["openid", "profile", "email"],
    claims: { openid: ["sub"], profile: ["name", "picture"], email: ["email"] },
    // The SDK reads the profile from the ID token.
    conformIdTokenClaims: false,
    extraParams: ["screen_hint"],
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      // The silent check runs in an iframe, which gets its response by `postMessage`.
      webMessageResponseMode: { enabled: true, ack: "individual-draft-01" },
    },
    interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
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
    findAccount: (_context, sub) => {
      const account = accounts.find(sub);
      if (!account) return undefined;
      const { name, email } = account;
      const picture = `${url}/pictures/${encodeURIComponent(sub)}.svg`;
      return { accountId: sub, claims: () => ({ sub, name, email, picture }) };
    },
  };
}
