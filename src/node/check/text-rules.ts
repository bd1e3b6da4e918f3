import path from "node:path";
import { readingMinutes } from "../../lib/reading-time";
import type { Entry } from "../content/entry";
import type { Problem } from "../content/problem";
import { reporterFor } from "../content/report";

/** A release's folder carries its version, its body is a list of notes with a bold lead each. */
export function releasesFit(entries: Entry[], problems: Problem[]): void {
  for (const entry of entries.filter(({ kind }) => kind?.name === "releases")) {
    const report = reporterFor(entry, problems);
    const folder = `v${String(entry.data.version)}`;
    const actual = path.posix.basename(path.posix.dirname(entry.file));
    if (actual !== folder)
      report(["version"], `does not match its folder ${actual}. Rename it to ${folder}.`);
    const lines = entry.body.split("\n").filter((line) => line.trim());
    const stray = lines.find((line) => !/^(- \*\*.+\*\*|\s)/.test(line));
    if (lines.length === 0)
      report(["text"], "is empty. Write one bullet per note: - **What.** More.");
    if (stray)
      report(["text"], `"${stray.slice(0, 40)}…" is not a note. Start it with - **What.**`);
  }
}

/** An article has a text that begins below its title; a reading time that is given is honest. */
export function articlesFit(entries: Entry[], problems: Problem[]): void {
  for (const entry of entries.filter(({ kind }) => kind?.name === "articles")) {
    const report = reporterFor(entry, problems);
    if (!entry.body.trim()) report(["text"], "is empty. Write the article below the front matter.");
    if (/^# /m.test(entry.body))
      report(["text"], "has a # heading. The title is one already: begin with ##.");
    const { readTime } = entry.data;
    const minutes = readingMinutes(entry.body);
    if (typeof readTime === "number" && Math.abs(minutes - readTime) > 1) {
      const message = `says ${readTime}, the text takes about ${minutes} minutes. Leave it out: it is counted.`;
      report(["readTime"], message);
    }
  }
}
