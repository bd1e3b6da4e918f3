/** The URLs of a run, and the newsletter API's subscribers. */

const address = (name: "SITE" | "LOGIN" | "NEWSLETTER"): string => {
  const url = process.env[name];
  if (!url) throw new Error(`${name} is not set: run the tests through Playwright.`);
  return url;
};

/** The site, without a trailing slash; tests with a page need no more than a path. */
export const siteUrl = () => address("SITE");
/** The login provider, without a trailing slash. */
export const identity = () => address("LOGIN");
const newsletter = () => address("NEWSLETTER");

/** The addresses that the newsletter API has stored. */
export async function subscribers(): Promise<string[]> {
  const list = (await (await fetch(`${newsletter()}/subscribers`)).json()) as { email: string }[];
  return list.map(({ email }) => email);
}

/** The URL of the newsletter relay. */
export const relayUrl = () => `${siteUrl()}/api/users/add`;

let count = 0;
/** @returns a unique e-mail address. @param prefix how it fails the first time (`tests/stand-ins/newsletter-api.mjs`) */
export const newAddress = (prefix = "") =>
  `${prefix}visitor-${process.pid}-${Date.now()}-${(count += 1)}@b.example`;
