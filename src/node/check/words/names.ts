import type { Report } from "../../content/problem";
import { directive } from "../../schema/schema";
import { escaped } from "../../escaped";
import type { Content } from "../rule";
import { warnAt } from "./passages";

/** Names that authors of software write about, beside those in the content. */
const known = ["GitHub", "GitLab", "JavaScript", "TypeScript"];

/** Has a dot or a capital inside. Other names may be words, too: linear. */
const mixed = /^[\p{L}\p{N}]+[\p{Lu}.][\p{L}\p{N}]+$/u;

const isWord = (name: string): boolean => /^\p{L}+$/u.test(name);

/** Warns of names like ClickUp or monday.com that are written otherwise: Click Up, Monday.com; and of longer ones. */
export function namesAreRight({ values, passages }: Content, report: Report): void {
  const own = values.filter(({ field }) => directive(field, "proper"));
  const names = [...own.map(({ value }) => String(value)), ...known];
  for (const name of new Set(names.filter((some) => mixed.test(some)))) {
    const parts = name.split(/(?<=\p{Ll})(?=\p{Lu})/u).map(escaped);
    const pattern = RegExp(
      `(?<![\\p{L}\\p{N}./@_-])${parts.join("[ -]?")}(?![\\p{L}\\p{N}/@_-]|\\.\\p{L})`,
      "giu",
    );
    for (const passage of passages)
      for (const { 0: found, index } of passage.text.matchAll(pattern))
        if (found !== name) warnAt(report, passage, index, `says "${found}". Write ${name}.`);
  }
  // CairnPM.
  const longer = RegExp(
    `(?<![\\p{L}\\p{N}./@_-])(${[...new Set(names)].filter(isWord).join("|")})\\p{Lu}[\\p{L}\\p{N}]*`,
    "gu",
  );
  for (const passage of passages)
    for (const { 0: found, 1: name = "", index } of passage.text.matchAll(longer))
      if (!names.includes(found)) warnAt(report, passage, index, `says "${found}". Write ${name}.`);
}
