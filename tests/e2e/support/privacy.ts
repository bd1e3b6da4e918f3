/** What a page sends to others, and what it stores. */
import type { Page } from "@playwright/test";
import { siteUrl } from "./stand-ins";

/** Records requests to other origins. */
export function recordForeign(page: Page): string[] {
  const foreign: string[] = [];
  page.on("request", (request) => {
    const url = request.url();
    if (/^(https?|wss?):/.test(url) && !url.startsWith(`${siteUrl()}/`)) foreign.push(url);
  });
  return foreign;
}

/** Storage keys of the site. */
export const storageKeys = (page: Page) =>
  page.evaluate(() => [localStorage, sessionStorage].flatMap((storage) => Object.keys(storage)));

/** Cookies without the login stand-in's: ports of a host share cookies. */
export async function ownCookies(page: Page) {
  const cookies = await page.context().cookies(siteUrl());
  return cookies
    .filter(({ name }) => !name.startsWith("stand_in"))
    .map(({ name, value }) => ({ name, value }));
}
