import path from "node:path";
import { clip, quote, slugOf } from "../../plugins/gatsby-source-typed-content";
import type { Report } from "../../plugins/gatsby-source-typed-content";
import type { Site } from "./pages";

/**
 * A release's folder is named after its version: v0.11.0, or v0-11-0 as the CMS writes it. Its text is a list of notes that
 * begin in bold.
 */
export function releasesFit({ releases }: Site, report: Report): void {
  for (const { entry, version, body } of releases) {
    const folder = `v${version}`;
    const actual = path.posix.basename(path.posix.dirname(entry.file));
    if (actual.replaceAll("-", ".") !== folder)
      report(
        entry,
        ["version"],
        `doesn't match its folder ${clip(actual)}. Rename the folder to ${folder}.`,
        { severity: "warning" },
      );
    const lines = body.split("\n");
    const isStray = (line: string) => line.trim() && !/^(- \*\*.+\*\*|\s)/.test(line);
    const index = lines.findIndex(isStray);
    const stray = lines[index];
    if (!body.trim())
      report(entry, ["text"], "is empty. Add a bullet for each note: - **What.** More.");
    if (stray) {
      const message = `${quote(stray)} isn't a note. Start it with - **What.**`;
      report(entry, ["text"], message, { line: entry.bodyLine + index });
    }
  }
}

const numbers = (version: string): number[] => version.split(".").map(Number);

/** Negative if version `a` comes before `b`. */
function compareVersions(a: string, b: string): number {
  const others = numbers(b);
  const steps = numbers(a).map((number, index) => number - (others[index] ?? 0));
  return steps.find((step) => step !== 0) ?? 0;
}

/** Warns of a version dated before an older one. */
export function releasesFollow({ releases }: Site, report: Report): void {
  const inOrder = releases
    .filter(({ entry }) => !entry.data.draft)
    .sort((a, b) => compareVersions(a.version, b.version));
  inOrder.forEach(({ entry, version, date }, index) => {
    const before = inOrder[index - 1];
    if (!before || before.version === version || date >= before.date) return;
    const message = `is ${date}, but the older version ${before.version} is dated ${before.date}. Correct one of them.`;
    report(entry, ["date"], message, { severity: "warning" });
  });
}

/** An article has an address and a text. */
export function articlesFit({ articles }: Site, report: Report): void {
  for (const { entry, title, slug, body } of articles) {
    if (!body.trim())
      report(entry, ["text"], "is empty. Write the article below the front matter.");
    if (!slug && !slugOf(title)) {
      const message = `${quote(title)} can't be turned into an address, because it has no letters. Add a slug, like our-plan.`;
      report(entry, ["title"], message);
    }
  }
}

/** Warns of updates that aren't newest first, or are older than their article. */
export function updatesFollow({ articles }: Site, report: Report): void {
  for (const { entry, date, updates } of articles) {
    const days = [...(updates ?? []).map((update) => update.date), date];
    days.forEach((day, index) => {
      const above = days[index - 1] ?? day;
      const at = index < days.length - 1 ? ["updates", index, "date"] : ["date"];
      const message = `is ${day}, which is later than the update of ${above}. List updates newest first, none of them before the article's own date.`;
      if (day > above) report(entry, at, message, { severity: "warning" });
    });
  }
}

/** The privacy page says whether this build has analytics. */
export function analyticsAreTold({ files: { privacy } }: Site, report: Report): void {
  if (privacy.source.includes("{privacy.analytics}")) return;
  const message =
    "doesn't say whether the site has analytics. Add {privacy.analytics}, which becomes the text for this build.";
  report(privacy, ["text"], message, { line: privacy.bodyLine });
}
