/**
 * How pages look, beside how they looked (`e2e/baselines`). After a change of the look: `npm test -- build`, then
 * `npx playwright test looks.spec --update-snapshots`, and commit what git shows.
 */
import fs from "node:fs";
import { dataOf, drawAll, launchOptions, nameOf, shootText } from "./support/looks";
import { samples } from "./support/site";
import { expect, test, visit } from "./support/test";

// In half size: whole pages weigh a third of what they do in full size.
test.use({ launchOptions, contextOptions: { reducedMotion: "reduce" }, deviceScaleFactor: 0.5 });

const looks = {
  desk: { viewport: { width: 1280, height: 800 }, colorScheme: "light" },
  phone: { viewport: { width: 390, height: 800 }, colorScheme: "dark" },
} as const;
// The terms are made as the privacy page is.
const pages = samples.filter((route) => route !== "/tos");

/** Whether this browser draws letters as the one did that the baselines are of. */
let drawsAlike = true;

test.beforeAll(async ({ browser }) => {
  const text = await shootText(browser);
  try {
    expect(text).toMatchSnapshot("text.png");
  } catch {
    drawsAlike = false;
  }
});

/** Why a page cannot be compared with its baselines; undefined where it can, and where they are renewed. */
function reasonNotTo(route: string): string | undefined {
  const [note, now] = [`${nameOf(route)}.txt`, dataOf(route)];
  const isRenewed = /^(all|changed)$/.test(test.info().config.updateSnapshots);
  if (isRenewed) expect(now).toMatchSnapshot(note);
  if (!drawsAlike) return "this browser draws letters otherwise";
  const before = test.info().snapshotPath(note, { kind: "snapshot" });
  if (!fs.existsSync(before)) return "it has no baseline yet";
  return fs.readFileSync(before, "utf8") === now ? undefined : "its content has changed since";
}

for (const [look, options] of Object.entries(looks)) {
  test.describe(`in ${options.colorScheme} at ${options.viewport.width} px`, () => {
    test.use(options);

    for (const route of pages) {
      test(`${route} looks as it did`, async ({ page }, { annotations }) => {
        const description = reasonNotTo(route);
        if (description) {
          // Not skipped: an author's edit is no fault.
          annotations.push({ type: "not compared", description });
          console.log(`Not compared: ${route}, ${description}.`);
          return;
        }
        await visit(page, route);
        await page.evaluate(drawAll);
        const mask = [page.locator("main img")];
        const name = `${nameOf(route)}-${look}.png`;
        await expect(page).toHaveScreenshot(name, { fullPage: true, scale: "device", mask });
      });
    }
  });
}
