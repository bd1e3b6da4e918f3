import type { Locator } from "@playwright/test";
import { addressesOf, expect, plain } from "./test";

/** Expects all of these texts in this order, with any others between them. */
export async function expectInOrder(items: Locator, wanted: readonly string[]) {
  const texts = (await items.allTextContents()).map(plain);
  expect([...new Set(texts)].filter((text) => wanted.includes(text))).toEqual(wanted);
}

/** Expects a link to each of these addresses. */
export async function expectAddresses(place: Locator, wanted: readonly string[]) {
  const addresses = await addressesOf(place.getByRole("link"));
  expect(addresses).toEqual(expect.arrayContaining([...wanted]));
}
