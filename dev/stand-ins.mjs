/** Both stand-ins at once, for `npm start` and for the tests. */
import { startIdentityProvider } from "./identity-provider.mjs";
import { CLIENT_ID } from "./identity/provider.mjs";
import { NEWSLETTER_PORT, NEWSLETTER_SECRET, startNewsletterApi } from "./newsletter-api.mjs";

/**
 * @typedef {{ identityUrl?: string, newsletterUrl?: string }} Urls
 * @typedef {Urls & {
 *   env: Record<string, string>,
 *   description: string,
 *   close: () => Promise<unknown>,
 * }} StandIns
 *   `env`: what the site must be built and served with. `GATSBY_…` values end up in the bundle, so
 *   that a build is good for the ports it was made with. `description`: text for a terminal.
 */

/**
 * Starts the stand-ins for those services that `env` does not point at.
 *
 * @param {{ env?: NodeJS.ProcessEnv, identityPort?: number, newsletterPort?: number, file?: string }} [options] a
 *   port of 0 takes a free one; `file` is where subscribers are kept.
 * @returns {Promise<StandIns>}
 * @throws when a port is in use; nothing is left running then
 */
export async function startStandIns({
  env = {},
  identityPort,
  newsletterPort,
  file = ".local/newsletter.jsonl",
} = {}) {
  const hasLogin = Boolean(env.GATSBY_AUTH0_DOMAIN || env.GATSBY_AUTH0_CLIENT_ID);
  const hasNewsletter = Boolean(env.API_HOST || env.GATSBY_API_HOST);
  const identity = hasLogin ? undefined : await startIdentityProvider({ port: identityPort });
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

/**
 * The settings for a build that is to work with stand-ins which start later. The newsletter's port is
 * not part of a build: the site is told when it is served.
 *
 * @param {{ identityPort: number }} options
 * @returns {Record<string, string>}
 */
export function standInEnv({ identityPort }) {
  return envFor({
    identityUrl: `http://localhost:${identityPort}`,
    newsletterUrl: `http://localhost:${NEWSLETTER_PORT}`,
  });
}

/** @param {Urls} urls */
function envFor({ identityUrl, newsletterUrl }) {
  return {
    ...(identityUrl && { GATSBY_AUTH0_DOMAIN: identityUrl, GATSBY_AUTH0_CLIENT_ID: CLIENT_ID }),
    ...(newsletterUrl && { API_HOST: newsletterUrl, API_SECRET: NEWSLETTER_SECRET }),
  };
}

/** @param {Urls & { file: string }} running */
function describe({ identityUrl, newsletterUrl, file }) {
  const theirs = "the one that your settings name";
  const login = identityUrl && `${identityUrl}   (mira@cairn.example, password cairn; or sign up)`;
  const newsletter = newsletterUrl && `${newsletterUrl}/subscribers   (kept in ${file})`;
  return `
Services outside (stand-ins run on this machine only):
  Login        ${login ?? theirs}
  Newsletter   ${newsletter ?? theirs}
To use the real ones, copy .env.example to .env and set
  GATSBY_AUTH0_DOMAIN and GATSBY_AUTH0_CLIENT_ID   for the login,
  API_HOST and API_SECRET                          for the newsletter.
`;
}
