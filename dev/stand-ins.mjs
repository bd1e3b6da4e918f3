/** Both stand-ins at once, for `npm start` and for the tests. */
import { CLIENT_ID, IDENTITY_PORT, startIdentityProvider } from "./identity-provider.mjs";
import { NEWSLETTER_PORT, NEWSLETTER_SECRET, startNewsletterApi } from "./newsletter-api.mjs";

/** Where they run, unless IDENTITY_PORT and NEWSLETTER_PORT say otherwise. */
const identityPortHere = Number(process.env.IDENTITY_PORT || IDENTITY_PORT);
const newsletterPortHere = Number(process.env.NEWSLETTER_PORT || NEWSLETTER_PORT);

/**
 * @typedef {{
 *   identityUrl: string,
 *   newsletterUrl: string,
 *   env: Record<string, string>,
 *   description: string,
 *   close: () => Promise<void>,
 * }} StandIns
 *   `env`: what the site must be built and served with. `GATSBY_…` values end up in the bundle, so
 *   that a build is good for the ports it was made with. `description`: text for a terminal.
 */

/**
 * @param {{ identityPort?: number, newsletterPort?: number, file?: string }} [options] a port of 0
 *   takes a free one; `file` is where subscribers are kept.
 * @returns {Promise<StandIns>}
 * @throws when a port or the file is in use; nothing is left running then
 */
export async function startStandIns({
  identityPort = identityPortHere,
  newsletterPort = newsletterPortHere,
  file = ".local/newsletter.sqlite",
} = {}) {
  const identity = await startIdentityProvider({ port: identityPort });
  const newsletter = await startNewsletterApi({ port: newsletterPort, file }).catch(
    async (error) => {
      await identity.close();
      throw error;
    },
  );
  return {
    identityUrl: identity.url,
    newsletterUrl: newsletter.url,
    env: standInEnv({ identityUrl: identity.url, newsletterUrl: newsletter.url }),
    description: describe({ identityUrl: identity.url, newsletterUrl: newsletter.url, file }),
    close: async () => {
      await Promise.all([identity.close(), newsletter.close()]);
    },
  };
}

/**
 * @param {{ identityUrl?: string, newsletterUrl?: string }} [urls] by default those of the fixed ports
 * @returns {Record<string, string>} the settings of `.env.example` that point at the stand-ins
 */
export function standInEnv({
  identityUrl = `http://localhost:${identityPortHere}`,
  newsletterUrl = `http://localhost:${newsletterPortHere}`,
} = {}) {
  return {
    GATSBY_AUTH0_DOMAIN: identityUrl,
    GATSBY_AUTH0_CLIENT_ID: CLIENT_ID,
    API_HOST: newsletterUrl,
    API_SECRET: NEWSLETTER_SECRET,
  };
}

/** @param {{ identityUrl: string, newsletterUrl: string, file: string }} running */
const describe = ({ identityUrl, newsletterUrl, file }) => `
Stand-ins for the services outside, on this machine only:
  Login        ${identityUrl}   (mira@cairn.example, password cairn; or sign up)
  Newsletter   ${newsletterUrl}/subscribers   (kept in ${file})
To use the real ones, copy .env.example to .env and set
  GATSBY_AUTH0_DOMAIN and GATSBY_AUTH0_CLIENT_ID   for the login,
  API_HOST and API_SECRET                          for the newsletter.
`;
