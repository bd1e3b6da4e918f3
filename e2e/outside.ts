/** The addresses of a run, and the switches of its stand-ins. */
import { expect } from "@playwright/test";

const address = (name: "SITE" | "IDENTITY" | "NEWSLETTER"): string => {
  const url = process.env[name];
  if (!url) throw new Error(`${name} is not set: run the tests through Playwright.`);
  return url;
};

/** The site, without a trailing slash. */
export const site = () => address("SITE");
/** The login provider, without a trailing slash. */
export const identity = () => address("IDENTITY");
/** The newsletter API, without a trailing slash. */
export const newsletter = () => address("NEWSLETTER");

/** Makes a stand-in misbehave until it is told "normal"; the modes are listed in `dev/`. */
export async function setMode(standIn: string, mode: string): Promise<void> {
  const response = await fetch(`${standIn}/__test/mode`, {
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

let count = 0;
/** @returns an e-mail address that nobody has used before */
export const newAddress = () => `visitor-${Date.now()}-${(count += 1)}@b.example`;
