/** The settings that make `oidc-provider` look like the provider the website's SDK expects. */
import { generateKeyPairSync, randomBytes } from "node:crypto";
import { withoutWarnings } from "../lib/without-warnings.mjs";

const LOOPBACK = new Set(["localhost", "127.0.0.1", "[::1]"]);
const DAY = 24 * 60 * 60;
const SCOPES = ["openid", "profile", "email"];

/**
 * @param {{
 *   url: string,
 *   clientId: string,
 *   accounts: ReturnType<typeof import("./accounts.mjs").createAccounts>,
 * }} options `url` has no trailing slash
 * @returns {Promise<import("oidc-provider").Provider>}
 */
export async function createProvider({ url, clientId, accounts }) {
  // It warns that Node 20 is not supported (the tests show that it works) and that it keeps its
  // state in memory, as a stand-in should.
  const provider = await withoutWarnings(async () => {
    const { Provider } = await import("oidc-provider");
    // The issuer ends in a slash, as the SDK expects it.
    return new Provider(`${url}/`, settingsFor({ url, clientId, accounts }));
  });
  // The site runs on whatever port is free; any page of this machine may be the target.
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

/** @param {string} address @returns {boolean} whether it is an http address on this machine */
export function isLoopback(address) {
  if (!URL.canParse(address)) return false;
  const { protocol, hostname } = new URL(address);
  return protocol === "http:" && LOOPBACK.has(hostname);
}

function newSigningKey() {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return { ...privateKey.export({ format: "jwk" }), use: "sig", alg: "RS256", kid: "stand-in" };
}

/**
 * @param {Parameters<typeof createProvider>[0]} options
 * @returns {import("oidc-provider").Configuration}
 */
function settingsFor({ url, clientId, accounts }) {
  return {
    // The paths that the SDK calls.
    routes: {
      authorization: "/authorize",
      token: "/oauth/token",
      userinfo: "/userinfo",
      jwks: "/.well-known/jwks.json",
    },
    clients: [
      {
        client_id: clientId,
        token_endpoint_auth_method: "none",
        grant_types: ["authorization_code"],
        response_types: ["code"],
        redirect_uris: ["http://localhost"],
      },
    ],
    scopes: SCOPES,
    claims: { openid: ["sub"], profile: ["name", "picture"], email: ["email"] },
    // The SDK reads the profile from the ID token.
    conformIdTokenClaims: false,
    extraParams: ["screen_hint"],
    pkce: { required: () => true },
    features: {
      devInteractions: { enabled: false },
      rpInitiatedLogout: { enabled: false },
      // The silent check runs in a frame and is answered with `postMessage`.
      webMessageResponseMode: { enabled: true, ack: "individual-draft-01" },
    },
    interactions: {
      url: (_context, { uid }) => `/interaction/${uid}`,
    },
    clientBasedCORS: (_context, origin) => isLoopback(origin),
    cookies: {
      keys: [randomBytes(24).toString("base64url")],
      names: { session: "cairn_idp", interaction: "cairn_idp_step", resume: "cairn_idp_resume" },
    },
    jwks: { keys: [newSigningKey()] },
    ttl: {
      AccessToken: 3600,
      AuthorizationCode: 60,
      Grant: DAY,
      IdToken: 3600,
      Interaction: 3600,
      Session: DAY,
    },
    findAccount: (_context, sub) => {
      const account = accounts.find(sub);
      if (!account) return undefined;
      const { name, email } = account;
      const picture = `${url}/pictures/${encodeURIComponent(sub)}.svg`;
      return { accountId: sub, claims: () => ({ sub, name, email, picture }) };
    },
  };
}
