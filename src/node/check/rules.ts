import path from "node:path";
import { articleSlug } from "../../lib/slug";
import { readingMinutes } from "../../lib/reading-time";
import type { Problem } from "../content/problem";
import type { Entry, FieldPath } from "../content/entry";
import { directive, namedType } from "../schema/sdl";
import type { ContentSchema } from "../schema/sdl";
import { headsFit, pathsKept, redirectsLead } from "./page-rules";
import { namesExist } from "./names-rule";
import { reporterFor } from "./shape";

/** Looks at all entries together, after each of them has the right shape. */
export type Rule = (entries: Entry[], schema: ContentSchema, problems: Problem[]) => void;

const ofType = (entries: Entry[], type: string): Entry[] => entries.filter((e) => e.type === type);

/** A page, a version or a person's handle must not stand twice. */
function unique(type: string, field: string, keyOf: (entry: Entry) => string): Rule {
  return (entries, _schema, problems) => {
    const seen = new Map<string, string>();
    for (const entry of ofType(entries, type)) {
      const key = keyOf(entry);
      const other = seen.get(key);
      if (other) {
        const message = `"${key}" is taken by ${other}. Change one of the two.`;
        reporterFor(entry, problems)([field], message);
      }
      seen.set(key, entry.file);
    }
  };
}

/** A field marked `@link(by: …)` must name something that exists. */
const linksResolve: Rule = (entries, schema, problems) => {
  for (const entry of entries) walk(entry.data, entry.type, []);

  function walk(value: unknown, type: string, at: FieldPath, entry = current(value)): void {
    if (!entry || typeof value !== "object" || value === null) return;
    for (const [name, field] of schema.types.get(type) ?? []) {
      const child = (value as Record<string, unknown>)[name];
      const target = namedType(field.type);
      const by = directive(field, "link")?.by;
      const items = Array.isArray(child)
        ? child.map((c, i) => [c, [i]] as const)
        : [[child, []] as const];
      for (const [item, index] of items) {
        if (item === undefined || item === null) continue;
        if (!by) walk(item, target, [...at, name, ...index], entry);
        else if (!ofType(entries, target).some((e) => e.data[by] === item)) {
          const all = ofType(entries, target).map((e) => String(e.data[by]));
          const message = `names "${String(item)}", which does not exist. There are: ${all.join(", ")}.`;
          reporterFor(entry, problems)([...at, name, ...index], message);
        }
      }
    }
  }

  function current(value: unknown): Entry | undefined {
    return entries.find((entry) => entry.data === value);
  }
};

/** Every single-file type that the pages ask for has its file. */
const filesPresent: Rule = (entries, schema, problems) => {
  for (const type of schema.types.get("Content")?.keys() ?? []) {
    const name = type.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    const file = `content/${name}.json`;
    const found = entries.some((e) => e.file === file || e.file.startsWith(`content/${name}/`));
    if (!found) problems.push({ file, field: "file", message: "is missing. The site needs it." });
  }
};

/** A release's folder carries its version, its body is a list of notes with a bold lead each. */
const releasesFit: Rule = (entries, _schema, problems) => {
  for (const entry of ofType(entries, "Release")) {
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
};

/** An article has text, pictures that exist and are described, and an honest reading time. */
const articlesFit: Rule = (entries, _schema, problems) => {
  for (const entry of ofType(entries, "BlogArticle")) {
    const report = reporterFor(entry, problems);
    if (!entry.body.trim()) report(["text"], "is empty. Write the article below the front matter.");
    if (/^# /m.test(entry.body))
      report(["text"], "has a # heading. The title is one already: begin with ##.");
    const minutes = readingMinutes(entry.body);
    if (Math.abs(minutes - Number(entry.data.readTime)) > 1) {
      report(
        ["readTime"],
        `says ${String(entry.data.readTime)}, the text takes about ${minutes} minutes.`,
      );
    }
  }
};

/** Plans are arithmetic: what is billed a year is twelve times the yearly price a month. */
const plansAddUp: Rule = (entries, _schema, problems) => {
  for (const entry of ofType(entries, "Plans")) {
    const plans = entry.data.plans as { monthly: number; yearly: number; billedYearly: number }[];
    plans.forEach((plan, index) => {
      if (plan.billedYearly !== plan.yearly * 12) {
        const message = `is ${plan.billedYearly}, but 12 × ${plan.yearly} is ${plan.yearly * 12}.`;
        reporterFor(entry, problems)(["plans", index, "billedYearly"], message);
      }
    });
  }
};

/** Each row of the comparison says something of every tool; claims about others have a source. */
const comparisonComplete: Rule = (entries, _schema, problems) => {
  for (const entry of ofType(entries, "Comparison")) {
    const report = reporterFor(entry, problems);
    const tools = entry.data.tools as string[];
    const rows = entry.data.rows as {
      cells: { tone: string; source?: object; checked?: string }[];
    }[];
    rows.forEach(({ cells }, row) => {
      const at = ["rows", row, "cells"];
      if (cells.length !== tools.length) {
        report(at, `has ${cells.length} cells for ${tools.length} tools. Add or remove some.`);
      }
      cells.slice(1).forEach((cell, index) => {
        if (cell.tone !== "unknown" && !(cell.source && cell.checked)) {
          report([...at, index + 1], "is a claim about another tool. Give it source and checked.");
        }
      });
    });
  }
};

export const rules: Rule[] = [
  filesPresent,
  unique("BlogArticle", "slug", (entry) => articleSlug(entry.data)),
  unique("Release", "version", (entry) => String(entry.data.version)),
  unique("Person", "handle", (entry) => String(entry.data.handle)),
  linksResolve,
  releasesFit,
  articlesFit,
  plansAddUp,
  comparisonComplete,
  namesExist,
  headsFit,
  redirectsLead,
  pathsKept,
];
