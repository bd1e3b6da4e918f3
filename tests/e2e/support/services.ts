/** The site and the services of a run, and what a page sends to them and stores. */
import type { Page } from "@playwright/test";

function urlFrom(name: "SITE" | "LOGIN" | "NEWSLETTER"): string {
  const url = process.env[name];
  if (!url) throw new Error(`${name} is not set: run the tests through Playwright.`);
  return url;
}

/** URL of the site, without a trailing slash. Tests with a page only need paths. */
export const siteUrl = () => urlFrom("SITE");
/** URL of the login provider, without a trailing slash. */
export const providerUrl = () => urlFrom("LOGIN");

/** Addresses that the newsletter API has stored. */
export async function subscribers(): Promise<string[]> {
  const response = await fetch(`${urlFrom("NEWSLETTER")}/subscribers`);
  return ((await response.json()) as { email: string }[]).map(({ email }) => email);
}

let count = 0;
/** @returns a unique e-mail address @param prefix how it fails the first time (`tests/stand-ins/newsletter-api.mjs`) */
export const newAddress = (prefix = "") =>
  `${prefix}visitor-${process.pid}-${Date.now()}-${(count += 1)}@b.example`;

/** Records requests to other origins. */
export function recordForeignRequests(page: Page): string[] {
  const urls: string[] = [];
  page.on("request", (request) => {
    const url = request.url();
    if (/^(https?|wss?):/.test(url) && !url.startsWith(`${siteUrl()}/`)) urls.push(url);
  });
  return urls;
}

/** Keys in the site's storage. */
export const storageKeys = (page: Page) =>
  page.evaluate(() => [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage)));

/** The site's cookies, without those of the login stand-in: ports of a host share cookies. */
export async function siteCookies(page: Page) {
  const cookies = await page.context().cookies(siteUrl());
  return cookies
    .filter(({ name }) => !name.startsWith("stand_in"))
    .map(({ name, value }) => ({ name, value }));
}
