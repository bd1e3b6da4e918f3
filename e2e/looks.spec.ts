/**
 * How every page looks beside how it looked (`e2e/baselines`). An author's edit makes a page one that cannot be compared:
 * `support/looks-reporter.ts` says at the end which these are. `npm run looks` renews all that differ.
 */
import fs from "node:fs";
import path from "node:path";
import {
  folderOf,
  isRenewing,
  keepData,
  keepPicture,
  keptPicture,
  pages,
  reasonNotTo,
} from "./support/baselines";
import { launchOptions, looks, shoot, shootText } from "./support/looks";
import { expect, test } from "./support/test";
import {
  decode,
  differenceOf,
  drawDifference,
  enlarge,
  isBlank,
  shrink,
} from "../scripts/lib/picture";
import type { Picture } from "../scripts/lib/picture";

const reports = path.resolve(__dirname, "../reports/looks");
const command = "npm run looks";

test.use({ launchOptions });

/** Whether this browser draws letters as the one did that the baselines are of. */
let drawsAlike = true;

test.beforeAll(async ({ browser }) => {
  const now = shrink(await decode(await shootText(browser)));
  const before = await keptPicture("text.webp");
  drawsAlike = before !== undefined && differenceOf(before, now) === undefined;
  if (!isRenewing) return;
  if (before === undefined) await keepPicture(now, "text.webp");
  else if (!drawsAlike) {
    const what = "This browser draws letters otherwise than the one that the baselines are of";
    throw new Error(`${what}: renew them there, or all of them here: ${command} -- --all`);
  }
});

/** Writes the picture of now, of before and of what differs. @returns where */
async function report(route: string, look: string, png: Buffer, before: Picture, now: Picture) {
  const folder = path.join(reports, folderOf(route));
  fs.mkdirSync(folder, { recursive: true });
  const write = (what: string, file: Buffer) =>
    fs.writeFileSync(path.join(folder, `${look}-${what}.png`), file);
  write("now", png);
  write("before", await enlarge(before));
  write("difference", await enlarge(drawDifference(before, now)));
  return `${path.relative(path.dirname(path.dirname(reports)), folder)}/${look}-{now,before,difference}.png`;
}

for (const route of pages) {
  test(`${route} looks as it did`, async ({ page }, { annotations }) => {
    const reason = drawsAlike ? reasonNotTo(route) : "this browser draws letters otherwise";
    const isCompared = reason === undefined && !isRenewing;
    const differences: string[] = [];
    for (const look of looks) {
      const png = await shoot(page, route, look);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth);
      expect(wide, `wider than its window, ${look.name}`).toBeLessThanOrEqual(look.width);
      const now = shrink(await decode(png));
      expect(isBlank(now), `nothing is drawn, ${look.name}`).toBe(false);

      const before = await keptPicture(folderOf(route), `${look.name}.webp`);
      const difference = before && differenceOf(before, now);
      if (isRenewing && (difference || !before)) {
        await keepPicture(now, folderOf(route), `${look.name}.webp`);
      }
      if (!isCompared || (before && !difference)) continue;
      if (!before || !difference) {
        differences.push(`${look.width} px, ${look.scheme}: has no picture among its baselines`);
        continue;
      }
      const { top, bottom, squares } = difference;
      const share = ((squares * 100) / (now.width * now.height)).toFixed(2);
      const files = await report(route, look.name, png, before, now);
      differences.push(
        `${look.width} px, ${look.scheme}: ${share} % of it, from y = ${top} to ${bottom} px. ${files}`,
      );
    }
    if (isRenewing) keepData(route);
    annotations.push(
      isCompared
        ? { type: "compared" }
        : { type: "not compared", description: reason ?? "renewed" },
    );
    const message = `${route} looks otherwise than before. Where it should: ${command}`;
    expect(differences, message).toEqual([]);
  });
}
