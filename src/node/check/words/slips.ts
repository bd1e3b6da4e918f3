import type { Report } from "../../content/problem";
import type { LongText } from "../text/long-text";
import type { Value } from "../walk";
import { articleBefore } from "./article";
import { warnAt } from "./passages";
import type { Passage } from "./passages";
import { repeatedParagraphs, signSlips } from "./sign-slips";

/** Something wrong at an index of a text. */
export interface Slip {
  index: number;
  message: string;
}

/** Words that may well follow themselves. */
const doubled = /^(?:had|that|so|very|much|many|far|long|no|bye|ha|now|there)$/i;

/** A word twice in a row, also across a line's end. */
function repeatedWords(text: string): Slip[] {
  const twice = /(?<![\p{L}\p{N}'’.-])(\p{L}+)\s+\1(?![\p{L}\p{N}'’-]|\.\p{L})/giu;
  return [...text.matchAll(twice)]
    .filter(({ 1: word = "" }) => !doubled.test(word))
    .map(({ 0: found, index }) => ({
      index: index + found.search(/\s/),
      message: `says "${found.replace(/\s+/, " ")}". Take one out.`,
    }));
}

/** Two signs where one belongs, or a blank before one. */
function straySigns(text: string): Slip[] {
  const signs = /(?<=[\p{L}\p{N})"”’])(?:\.\.(?![.\w/])|[,;:][,;](?!\w)|,\.(?!\w))/gu;
  const blanks = /(?<=\S) +[,;:.!?](?=\s|$)/gu;
  return [
    ...[...text.matchAll(signs)].map(({ 0: found, index }) => ({
      index,
      message: `has "${found}" behind "${lastWord(text, index)}". Keep one of the two signs.`,
    })),
    ...[...text.matchAll(blanks)].map(({ 0: found, index }) => ({
      index,
      message: `has a blank before "${found.trim()}", behind "${lastWord(text, index)}". Take it out.`,
    })),
  ];
}

const lastWord = (text: string, end: number): string =>
  /[^\s\uFFFC]*\s*$/.exec(text.slice(0, end))?.[0].trim() || "code";

/** "a" before a vowel's sound, "an" before another. */
function wrongArticles(text: string): Slip[] {
  const pairs = /(?<![\p{L}\p{N}'’.-])(an?)\s+["“‘(]?([\p{L}\p{N}]+)/giu;
  return [...text.matchAll(pairs)].flatMap(({ index, 1: article = "", 2: word = "" }) => {
    const right = articleBefore(word);
    if (!right || right === article.toLowerCase()) return [];
    return [{ index, message: `says "${article} ${word}". Write "${right} ${word}".` }];
  });
}

const slipsIn = [repeatedWords, straySigns, signSlips, wrongArticles];

/** Warns of slips that every reader sees: "the the", "a hour", two signs in a row. */
export function noSlips(passages: Passage[], report: Report): void {
  for (const passage of passages)
    for (const { index, message } of slipsIn.flatMap((find) => find(passage.text)))
      warnAt(report, passage, index, message);
  repeatedParagraphs(passages, report);
}

/** As long as a screen reader takes a quarter of a minute to say. */
const longestAlt = 200;

/** Warns of descriptions of images that help nobody: too long, or said already. */
export function descriptionsHelp(values: Value[], texts: LongText[], report: Report): void {
  const warn = (passage: Omit<Passage, "text">, alt: string, caption?: string) => {
    const fault = altSlip(alt, caption);
    if (fault) warnAt(report, { ...passage, text: alt }, 0, fault);
  };
  for (const { entry, value, field, at } of values)
    if (field.name.value.endsWith("Alt")) warn({ entry, at }, String(value));
  for (const { entry, images } of texts)
    for (const { line, alt, title } of images) warn({ entry, at: ["text"], line }, alt, title);
}

const saysNothing =
  /^(?:(?:an?|the) )?(?:image|picture|photo|screen ?shot|alt|alt(?:ernative)? text)(?: here)?\.?$/i;

function altSlip(alt: string, caption = ""): string | undefined {
  const length = Array.from(alt).length;
  if (saysNothing.test(alt.trim()))
    return `describes an image as "${alt}", which says nothing about it. Say what it shows.`;
  const [start] =
    /^an? (?:image|picture) (?:of|showing)\b|^(?:image|picture) of\b/i.exec(alt) ?? [];
  if (start)
    return `describes an image as "${start}", which screen readers say themselves. Begin with what it shows.`;
  if (length > longestAlt)
    return `describes an image with ${length} characters. Say in ${longestAlt} what matters, and the rest in the text.`;
  if (caption && plain(alt) === plain(caption))
    return `describes an image by its caption, which would be read twice. Say what it shows.`;
  return undefined;
}

const plain = (text: string): string => text.trim().replace(/\.$/, "").toLowerCase();
