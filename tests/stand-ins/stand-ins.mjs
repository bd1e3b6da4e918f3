/** Starts both stand-ins, for `npm start` and for the tests. */
import { CLIENT_ID, startIdentityProvider } from "./identity-provider.mjs";
import { NEWSLETTER_SECRET, startNewsletterApi } from "./newsletter-api.mjs";

/** Login URL of local builds; empty for a site without a login. @type {string} */
export const loginUrl = "http://localhost:9011";

/** Build settings for the stand-in's login. @type {Record<string, string>} */
export const localLogin = loginUrl
  ? { GATSBY_AUTH0_DOMAIN: loginUrl, GATSBY_AUTH0_CLIENT_ID: CLIENT_ID }
  : {};

/**
 * @typedef {{ identityUrl?: string, newsletterUrl?: string }} Urls
 * @typedef {Urls & {
 *   env: Record<string, string>,
 *   description: string,
 *   close: () => Promise<unknown>,
 * }} StandIns
 *   `env`: settings to build and serve the site with. `GATSBY_…` values are compiled in, so a build only works with
 *   the ports it was built with. `description`: text for the terminal.
 */

/**
 * Starts stand-ins for services that `env` doesn't configure.
 *
 * @param {{ env?: NodeJS.ProcessEnv, newsletterPort?: number, file?: string }} [options] port 0 means any free port;
 *   `file` stores the subscribers
 * @returns {Promise<StandIns>}
 * @throws if a port is in use; no stand-in is left running
 */
export async function startStandIns({
  env = {},
  newsletterPort,
  file = ".local/newsletter.jsonl",
} = {}) {
  const hasLogin = Boolean(!loginUrl || env.GATSBY_AUTH0_DOMAIN || env.GATSBY_AUTH0_CLIENT_ID);
  const hasNewsletter = Boolean(env.API_HOST || env.GATSBY_API_HOST);
  const identity = hasLogin ? undefined : await startIdentityProvider(loginUrl);
  const newsletter = hasNewsletter
    ? undefined
    : await startNewsletterApi({ port: newsletterPort, file }).catch(async (error) => {
        await identity?.close();
        throw error;
      });
  const urls = { identityUrl: identity?.url, newsletterUrl: newsletter?.url };
  return {
    ...urls,
    env: envFor(urls),
    description: describe({ ...urls, file }),
    close: () => Promise.all([identity?.close(), newsletter?.close()]),
  };
}

/** @param {Urls} urls */
function envFor({ identityUrl, newsletterUrl }) {
  return {
    ...(identityUrl && localLogin),
    ...(newsletterUrl && { API_HOST: newsletterUrl, API_SECRET: NEWSLETTER_SECRET }),
  };
}

/** @param {Urls & { file: string }} running */
function describe({ identityUrl, newsletterUrl, file }) {
  const configured = "configured in your settings";
  const login = identityUrl && `${identityUrl}   (any name, any password)`;
  const newsletter = newsletterUrl && `${newsletterUrl}/subscribers   (stored in ${file})`;
  return `
External services (stand-ins run on this machine only):
  Login        ${login ?? (loginUrl ? configured : "none")}
  Newsletter   ${newsletter ?? configured}
To use the real ones, copy .env.example to .env and set
  GATSBY_AUTH0_DOMAIN and GATSBY_AUTH0_CLIENT_ID   for the login,
  API_HOST and API_SECRET                          for the newsletter.
`;
}
