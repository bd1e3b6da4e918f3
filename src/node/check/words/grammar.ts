import type { Entry } from "../../content/entry";
import { reportInto } from "../../content/problem";
import type { Problem } from "../../content/problem";
import { longTexts } from "../text";
import { valuesOf } from "../walk";
import { passagesOf, warnAt } from "./passages";
import { notProse } from "./spelling";

/** Something wrong at a place of a text. */
export interface Fault {
  index: number;
  length: number;
  /** A sentence about it. */
  why: string;
  /** What should stand there, where that is known. */
  meant?: string;
}

/** Finds what is wrong in texts. */
export type Proofread = (texts: string[]) => Promise<Map<string, Fault[]>>;

/** No words to judge. Each gets as many of the sign that stands for code: what is behind it stays where it is. */
const unjudged = [
  ...notProse,
  // Names of code, emoji.
  /\p{L}+\d[\p{L}\d]*|\p{L}*\p{Ll}\p{Lu}\p{L}*|[\u{10000}-\u{10FFFF}]/gu,
  // Initials that some read as a word: an FAQ, a FAQ.
  /\b[FHLMNRSX]\p{Lu}*[AEIOU]\p{Lu}*\b/gu,
  // The name A: plan A is.
  /(?<=\p{L} )A(?= )/gu,
  // Words that may follow themselves.
  /\b(had|that|so|very|no|many|far|long|bye|now|there) \1\b/gi,
];

const masked = (text: string): string =>
  unjudged
    .reduce((rest, some) => rest.replace(some, (found) => "\uFFFC".repeat(found.length)), text)
    // Some rules know one apostrophe only.
    .replaceAll("’", "'");

/** Slips of grammar in the content, each with a warning. */
export async function grammarSlips(entries: Entry[], proofread: Proofread): Promise<Problem[]> {
  const passages = passagesOf(valuesOf(entries), longTexts(entries)).map((passage) => {
    return { passage, plain: masked(passage.text) };
  });
  const faults = await proofread(passages.map(({ plain }) => plain));
  const problems: Problem[] = [];
  for (const { passage, plain } of passages)
    for (const fault of faults.get(plain) ?? [])
      warnAt(reportInto(problems), passage, fault.index, messageOf(passage.text, fault));
  return problems;
}

const wordsBefore = /(?:[^\s\p{P}]+\s+)?\S*$/u;
const wordsBehind = /^\S*?(?:\s+\S+?)?(?=[.,;:!?)"”]*(?:\s|$))/u;

/** Quotes the place with whole words around it; of a single word also those beside it: "in a hour". */
function messageOf(text: string, { index, length, why, meant }: Fault): string {
  const end = index + length;
  const isWord = !/\s/.test(text.slice(index, end));
  const [before = ""] = (isWord ? wordsBefore : /\S*$/).exec(text.slice(0, index)) ?? [];
  const [after = ""] = (isWord ? wordsBehind : /^[\p{L}\p{N}]*/u).exec(text.slice(end)) ?? [];
  const quote = (middle: string) =>
    `"${before}${middle}${after}"`.replace(/\s+/g, " ").replaceAll("\uFFFC", "…");
  const advice = meant === undefined ? "" : ` Write ${quote(meant)}.`;
  return `says ${quote(text.slice(index, end))}. ${why}${advice}`;
}
