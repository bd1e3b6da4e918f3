/** Every page stays within its budget (`tests/e2e/support/budgets.ts`), inserts no styles and animates without repaints. */
import { budgetOf, composited } from "./support/budgets";
import { animated, noteTransitions } from "./support/animated";
import { costOf } from "./support/first-load";
import { insertedRules, rootHasSelectors } from "./support/page-styles";
import { site, unknownRoute } from "./support/site";
import { expect, test } from "./support/test";

// Lighthouse's phone.
test.use({ viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75 });

/** Every fixed page, the newest page of each template, and the 404 page. */
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
  test(`${name} stays within its budget`, async ({ page }) => {
    await noteTransitions(page);
    const { files, ...cost } = await costOf(page, route);
    for (const [what, limit] of Object.entries(budgetOf(name))) {
      const kilobytes = cost[what as keyof typeof cost];
      expect
        .soft(
          kilobytes,
          `${what} of ${route}; tests/e2e/support/budgets.ts, heaviest files: ${files.slice(0, 12).join(", ")}`,
        )
        .toBeLessThanOrEqual(Number(limit));
    }
    expect.soft(await insertedRules(page), "styles that did not come with the HTML").toEqual([]);
    expect
      .soft(await rootHasSelectors(page), "selectors by which any change invalidates all elements")
      .toEqual([]);
    const painted = (await animated(page)).filter((found) => {
      const [property = ""] = found.split(" ");
      return !composited.includes(property);
    });
    expect.soft(painted, "animations that repaint; transform and opacity do not").toEqual([]);
  });
}
