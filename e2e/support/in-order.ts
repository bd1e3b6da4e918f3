import type { Locator } from "@playwright/test";
import { addressesOf, expect, plain } from "./test";

const fits = (text: string, want: string | RegExp) =>
  typeof want === "string" ? want === text : want.test(text);

/** Expects all of these texts in this order, with any others between them. */
export async function expectInOrder(items: Locator, wanted: readonly (string | RegExp)[]) {
  const texts = (await items.allTextContents()).map(plain);
  const found = texts.map((text) => wanted.find((want) => fits(text, want)));
  expect([...new Set(found)].filter((want) => want !== undefined)).toEqual(wanted);
}

/** Expects a link to each of these addresses. */
export async function expectAddresses(place: Locator, wanted: readonly (string | RegExp)[]) {
  const addresses = await addressesOf(place.getByRole("link"));
  const missing = wanted.filter((want) => !addresses.some((address) => fits(address, want)));
  expect(missing, `of ${addresses.join(" ")}`).toEqual([]);
}
