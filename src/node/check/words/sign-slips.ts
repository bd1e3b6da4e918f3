/** Slips of signs: a blank too few, a bracket or quote without its other half. */
import type { Report } from "../../content/problem";
import { warnAt } from "./passages";
import type { Passage } from "./passages";
import type { Slip } from "./slips";

/** What is wrong, and what to do about it. */
const signs: [pattern: RegExp, message: (found: string) => string][] = [
  [
    /(?<![\p{L}\p{N}._/])\p{L}?\p{Ll}+(?:\.\p{Lu}\p{Ll}+|[,;]\p{L}{2,})(?![\p{L}.(/])/u,
    (found) => `has no blank behind a sign: "${found}". Add one.`,
  ],
  [/!{2,}|(?<!\?)\?{2}(?!\?)/, (found) => `has "${found}". One of them is enough.`],
  [
    /(?<![:;]-?)\([^()]*$/,
    (found) => `opens a bracket that never ends: "${startOf(found)}". Close it.`,
  ],
  [/“[^“”"]*"(?![^]*”)/, (found) => `opens with “ and closes with ": ${startOf(found)}. Write ”.`],
  [
    /(?<!“[^”]*)"[^"“”]*”/,
    (found) => `opens with " and closes with ”: ${startOf(found)}. Write “.`,
  ],
  [/\p{L}´\p{L}/u, (found) => `has ´ for an apostrophe in "${found}". Write ’.`],
  [
    /\p{L}+-\n(?!(?:and|or|to)\b)\p{L}+/u,
    (found) =>
      `parts "${found.replace("\n", "")}" at a line's end: readers see a blank. Join the lines.`,
  ],
];

const startOf = (text: string): string => text.split(/\s/).slice(0, 3).join(" ");

/** The first slip of each kind in a text. */
export function signSlips(text: string): Slip[] {
  return signs.flatMap(([pattern, message]) => {
    const match = pattern.exec(text);
    return match ? [{ index: match.index, message: message(match[0]) }] : [];
  });
}

/** As many letters as a sentence has; shorter texts may well stand in several places. */
const sentence = 40;

/** Warns of a paragraph that stands twice in a long text. */
export function repeatedParagraphs(passages: Passage[], report: Report): void {
  const seen = new Map<string, number>();
  for (const passage of passages) {
    const { entry, text, line } = passage;
    if (!line || text.length < sentence) continue;
    const key = `${entry.file} ${text}`;
    const first = seen.get(key);
    const message = `repeats the text of line ${first}. Take one of the two out.`;
    if (first) warnAt(report, passage, 0, message);
    else seen.set(key, line);
  }
}
