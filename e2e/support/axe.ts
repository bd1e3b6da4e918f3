import type { Page } from "@playwright/test";
import axe from "axe-core";
import { expect } from "./test";

declare global {
  interface Window {
    axe: typeof axe;
  }
}

/** Everything that axe finds on the page as it is now. */
export async function expectAccessible(page: Page, how: string): Promise<void> {
  if (!(await page.evaluate(() => "axe" in window))) await page.evaluate(axe.source);
  const violations = await page.evaluate(async () => {
    const result = await window.axe.run({ resultTypes: ["violations"] });
    return result.violations.map(({ id, help, nodes }) => ({
      rule: `${id}: ${help}`,
      at: nodes.map(({ target, failureSummary }) => `${String(target)} ${failureSummary ?? ""}`),
    }));
  });
  expect(violations, how).toEqual([]);
}
