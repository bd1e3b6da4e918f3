import type { Page } from "@playwright/test";
import axe from "axe-core";
import { expect } from "./test";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/**
 * Expects that axe finds no violations.
 * @param state describes the state of the page, for the message
 * @param part to check, if the rest of the page was checked before
 */
export async function expectAccessible(page: Page, state: string, part = page.locator("html")) {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const violations = await part.evaluate(async (element) => {
    const result = await window.axe.run(element, { resultTypes: ["violations"] });
    return result.violations.map(({ id, help, nodes }) => ({
      rule: `${id}: ${help}`,
      at: nodes.map(({ target, failureSummary }) => `${String(target)} ${failureSummary ?? ""}`),
    }));
  });
  expect(violations, state).toEqual([]);
}
