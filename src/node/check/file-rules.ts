import path from "node:path";
import { countWords, readingMinutes } from "../../lib/reading-time";
import { ofKind } from "../content/entry";
import type { Entry } from "../content/entry";
import type { Report } from "../content/problem";
import { articleSlug } from "../content/slug";
import { contentSchema } from "../schema/schema";

/** Every file that the schema's `Content` asks for is there; of a list, at least one. */
export function filesPresent(entries: Entry[], report: Report): void {
  for (const { name, path: place } of contentSchema().kinds) {
    if (ofKind(entries, name).length > 0) continue;
    const missing = { file: `content/${place}`, lineOf: () => undefined };
    report(missing, [], "is missing. The site needs it.");
  }
}

/** A rule: an address, a version or a person's handle must not stand twice. */
export function unique(list: string, field: string, keyOf: (entry: Entry) => string) {
  return (entries: Entry[], report: Report): void => {
    const seen = new Map<string, string>();
    for (const entry of ofKind(entries, list)) {
      const key = keyOf(entry);
      if (!key) continue;
      const other = seen.get(key);
      if (other) report(entry, [field], `"${key}" is taken by ${other}. Change one of the two.`);
      seen.set(key, entry.file);
    }
  };
}

/**
 * A release's folder carries its version (v0.11.0, or v0-11-0 as in its address, which is what the CMS
 * writes), its body is a list of notes with a bold lead each.
 */
export function releasesFit(entries: Entry[], report: Report): void {
  for (const entry of ofKind(entries, "releases")) {
    const folder = `v${String(entry.data.version)}`;
    const actual = path.posix.basename(path.posix.dirname(entry.file));
    if (actual.replaceAll("-", ".") !== folder)
      report(entry, ["version"], `does not match its folder ${actual}. Rename it to ${folder}.`);
    const lines = entry.body.split("\n");
    const isStray = (line: string) => line.trim() && !/^(- \*\*.+\*\*|\s)/.test(line);
    const index = lines.findIndex(isStray);
    const stray = lines[index];
    if (!entry.body.trim())
      report(entry, ["text"], "is empty. Write one bullet per note: - **What.** More.");
    if (stray) {
      const message = `"${stray.slice(0, 40)}…" is not a note. Start it with - **What.**`;
      report(entry, ["text"], message, { line: entry.bodyLine + index });
    }
  }
}

/** An article has an address and a text; a reading time that is given is honest. */
export function articlesFit(entries: Entry[], report: Report): void {
  for (const entry of ofKind(entries, "articles")) {
    if (!entry.body.trim())
      report(entry, ["text"], "is empty. Write the article below the front matter.");
    const { readTime, title } = entry.data;
    if (typeof title === "string" && title && !articleSlug(entry.data)) {
      const message = `"${title}" has no plain letters for an address. Add a slug, like our-plan.`;
      report(entry, ["title"], message);
    }
    if (typeof readTime !== "number") continue;
    const minutes = readingMinutes(countWords(entry.body));
    if (Math.abs(minutes - readTime) > 1) {
      const message = `says ${readTime}, the text takes about ${minutes} minutes. Leave it out: it is counted.`;
      report(entry, ["readTime"], message);
    }
  }
}

/** A month costs no more where a year is paid; a sum that is billed a year is twelve times the yearly price a month. */
export function plansAddUp(entries: Entry[], report: Report): void {
  for (const entry of ofKind(entries, "plans")) {
    const plans = entry.data.plans as { monthly: number; yearly: number; billedYearly?: number }[];
    plans.forEach(({ monthly, yearly, billedYearly }, index) => {
      if (yearly > monthly) {
        const message = `is ${yearly}, more than the ${monthly} of monthly. Correct one of the two.`;
        report(entry, ["plans", index, "yearly"], message);
      }
      if (billedYearly === undefined || Number.isNaN(yearly)) return;
      if (billedYearly === yearly * 12) return;
      const message = `is ${billedYearly}, but 12 × ${yearly} is ${yearly * 12}. Leave it out: it is computed.`;
      report(entry, ["plans", index, "billedYearly"], message);
    });
  }
}

interface Planning {
  issues: { key: string; similar: { points: number }[] }[];
}

/**
 * A suggested estimate is the median of the past issues it stands on, or the next step of the scale
 * above: what is said of it on the page.
 */
export function estimatesFollow(entries: Entry[], report: Report): void {
  const [project] = ofKind(entries, "demoProject");
  const { scale, issues: all } = project?.data as unknown as Pick<
    Queries.DemoProject,
    "scale" | "issues"
  >;
  const points = new Map(all.map((one) => [one.key, one.points]));
  for (const entry of ofKind(entries, "planning")) {
    const { issues } = entry.data.demo as Planning;
    issues.forEach(({ key, similar }, index) => {
      const given = points.get(key);
      const middle = median(similar.map((past) => past.points));
      const estimate = scale.find((step) => step >= middle);
      if (given === undefined || Number.isNaN(middle) || given === estimate) return;
      const message = `lead to ${estimate} points, but ${key} has ${given}. Correct one of the two.`;
      report(entry, ["demo", "issues", index, "similar"], message);
    });
  }
}

/** The value in the middle, or between the two there; NaN of none. */
function median(values: number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const half = sorted.length / 2;
  const [low = NaN, high = low] = sorted.slice(Math.ceil(half) - 1, Math.floor(half) + 1);
  return (low + high) / 2;
}
