/** The addresses of a run, and the newsletter API's switches. */
import { expect } from "./test";

const address = (name: "SITE" | "IDENTITY" | "NEWSLETTER"): string => {
  const url = process.env[name];
  if (!url) throw new Error(`${name} is not set: run the tests through Playwright.`);
  return url;
};

/** The site, without a trailing slash; tests with a page need no more than a path. */
export const siteUrl = () => address("SITE");
/** The login provider, without a trailing slash. */
export const identity = () => address("IDENTITY");
const newsletter = () => address("NEWSLETTER");

/** Makes the newsletter API misbehave until it is told "normal"; `dev/newsletter-api.mjs` has a list. */
export async function setNewsletterMode(mode: string): Promise<void> {
  const response = await fetch(`${newsletter()}/__test/mode`, {
    method: "POST",
    body: JSON.stringify({ mode }),
  });
  expect(response.status, await response.text()).toBe(200);
}

/** The addresses that the newsletter API has kept. */
export async function subscribers(): Promise<string[]> {
  const list = (await (await fetch(`${newsletter()}/subscribers`)).json()) as { email: string }[];
  return list.map(({ email }) => email);
}

/** Where scripts and forms send an address. */
export const relayUrl = () => `${siteUrl()}/api/users/add`;
/** What a browser says of a request that a page of the site makes. */
export const ownRequest = { "sec-fetch-site": "same-origin", "content-type": "application/json" };

let count = 0;
/** @returns an e-mail address that nobody has used before */
export const newAddress = () => `visitor-${process.pid}-${Date.now()}-${(count += 1)}@b.example`;
