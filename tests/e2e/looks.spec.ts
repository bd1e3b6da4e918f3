/**
 * Compares screenshots of pages with baselines (`tests/e2e/baselines`). To accept a new look: `npm run build:local`, then
 * `npx playwright test looks.spec --update-snapshots`, and commit the changes.
 */
import fs from "node:fs";
import { layOutAll } from "./support/layout";
import { dataOf, renderAll, nameOf, captureText } from "./support/looks";
import { samples } from "./support/site";
import { expect, test, visit, withLogin } from "./support/test";

// Half size: a third of the bytes of full size.
test.use({ contextOptions: { reducedMotion: "reduce" }, deviceScaleFactor: 0.5 });

const looks = {
  desk: { viewport: { width: 1280, height: 800 }, colorScheme: "light" },
  phone: { viewport: { width: 390, height: 800 }, colorScheme: "dark" },
} as const;
// The terms have the template of the privacy page.
const pages = samples.filter((route) => route !== "/tos");

/** Whether this browser rasterizes text like the one of the baselines. */
let rendersAlike = true;

test.beforeAll(async ({ browser }) => {
  const text = await captureText(browser);
  try {
    expect(text).toMatchSnapshot("text.png");
  } catch {
    rendersAlike = false;
  }
});

/** Why a page cannot be compared with its baselines; undefined if it can, or if they are updated. */
function skipReason(route: string): string | undefined {
  const [note, now] = [`${nameOf(route)}.txt`, dataOf(route)];
  const isRenewed = /^(all|changed)$/.test(test.info().config.updateSnapshots);
  if (isRenewed) expect(now).toMatchSnapshot(note);
  if (!rendersAlike) return "this browser renders text differently";
  const before = test.info().snapshotPath(note, { kind: "snapshot" });
  if (!fs.existsSync(before)) return "it has no baseline yet";
  return fs.readFileSync(before, "utf8") === now ? undefined : "its content has changed since";
}

for (const route of pages) {
  test(`${route} matches its baselines`, withLogin, async ({ page }, { annotations }) => {
    const description = skipReason(route);
    if (description) {
      // Not `skip`, which counts as a failure: an author's edit is not a fault.
      annotations.push({ type: "not compared", description });
      console.log(`Not compared: ${route}, ${description}.`);
      return;
    }
    for (const [look, { viewport, colorScheme }] of Object.entries(looks)) {
      await page.setViewportSize(viewport);
      await page.emulateMedia({ colorScheme });
      await visit(page, route);
      await page.evaluate(layOutAll);
      await page.evaluate(renderAll);
      const mask = [page.locator("main img")];
      const name = `${nameOf(route)}-${look}.png`;
      await expect(page).toHaveScreenshot(name, { fullPage: true, scale: "device", mask });
    }
  });
}
