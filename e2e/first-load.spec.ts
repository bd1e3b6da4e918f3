/**
 * What a page costs before and after a visitor begins to act stays within its budget, and nothing in it works when it
 * need not.
 * The numbers: `scripts/budgets.ts`.
 */
import { budgetOf, composited, growth } from "../scripts/budgets";
import { animated, noteTransitions } from "./support/animated";
import { costOf } from "./support/first-load";
import { insertedRules, rootHasSelectors } from "./support/page-styles";
import { site, unknownRoute } from "./support/site";
import { expect, test } from "./support/test";

// A phone as Lighthouse has it.
test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, trace: "off" });

/** Every fixed page, the newest that each template made, and the page for unknown addresses. */
const fixed = site.pages.filter(({ kind }) => kind === "page").map(({ path }) => [path, path]);
const templates = new Map(
  site.pages.map(({ kind, path }) => [kind, path]).reverse() as [string, string][],
);
templates.delete("page");
const pages = [...fixed, ...templates, ["unknown", unknownRoute]] as [
  name: string,
  route: string,
][];

for (const [name, route] of pages) {
  test(`${name} keeps within its budget`, async ({ page }) => {
    await noteTransitions(page);
    const { files, ...cost } = await costOf(page, route);
    const counted = growth[name]?.count;
    const budget = budgetOf(name, counted ? await page.locator(counted).count() : 0);
    for (const [what, most] of Object.entries(budget)) {
      const kilobytes = cost[what as keyof typeof cost];
      expect
        .soft(
          kilobytes,
          `${what} of ${route}; scripts/budgets.ts, heaviest files: ${files.slice(0, 12).join(", ")}`,
        )
        .toBeLessThanOrEqual(Number(most));
    }
    expect.soft(await insertedRules(page), "styles that did not come with the HTML").toEqual([]);
    expect
      .soft(await rootHasSelectors(page), "makes every change concern all elements")
      .toEqual([]);
    const painted = (await animated(page)).filter((found) => {
      const [property = ""] = found.split(" ");
      return !composited.includes(property);
    });
    expect.soft(painted, "is animated and paints anew: transform and opacity do not").toEqual([]);
  });
}
