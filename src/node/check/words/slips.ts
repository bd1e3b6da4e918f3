import type { Report } from "../../content/problem";
import { repeats } from "../repeats";
import type { Content } from "../rule";
import { warnAt } from "./passages";
import type { Passage } from "./passages";

/** Something wrong at an index of a text. */
interface Slip {
  index: number;
  message: string;
}

/** Beginnings of words that sound like "you" or "won", and of words with a silent h. */
const youSound =
  "(?:eu|ewe|on(?:ce|es?|eself|etime)\\b|u(?:[-k]|bi|nanim|ni(?:[cfpqtv]|di|s(?!s)|l(?!l)|on)|r[aeio]|s[aeiu]|t[eio]))";
const silentH = "h(?:onest|ono[ru]|our(?!i)|eir)";
/** "a" before a vowel. Not the name A: plan A is. */
const aForAn = RegExp(
  `(?:(?<!\\p{L} )\\bA|(?<![\\p{L}\\p{N}’'./-])a)\\s(?:(?!${youSound})[aeiou]|${silentH}|[AEIO]\\p{Lu})[\\p{L}-]*`,
  "u",
);
/** "an" before a consonant. Not before herb and history, where both are right, nor before names like npm. */
const anForA = RegExp(
  `\\b[Aa]n\\s(?:${youSound}|(?!${silentH}|herb|hom|hist)[b-df-hj-np-tv-z]{1,3}[aeiouy]|[BCDGJKPQTUVWYZ]\\p{Lu})[\\p{L}-]*`,
  "u",
);

/** What is wrong, and what to do about it. */
const slips: [pattern: RegExp, message: (found: string) => string][] = [
  [
    /(?<![\p{L}\p{N}._/])\p{L}?\p{Ll}+(?:\.\p{Lu}\p{Ll}+|[,;]\p{L}{2,})(?![\p{L}.(/])/u,
    (found) => `has no blank behind a sign: "${found}". Add one.`,
  ],
  [
    /(?<=[\p{L}\p{N})"”’\uFFFC])(?:\.\.(?![.\w/])|[,;:][,;](?!\w)|,\.(?!\w))/u,
    (found) => `has "${found}". Keep one of the two signs.`,
  ],
  [
    /[^\s\uFFFC]* +[,;:.!?](?=\s|$)/u,
    (found) => `has a blank before a sign: "${found}". Take it out.`,
  ],
  [/!{2,}|(?<!\?)\?{2}(?!\?)/, (found) => `has "${found}". One of them is enough.`],
  [
    /(?<![:;]-?)\([^()]*$/,
    (found) => `opens a bracket that never ends: "${startOf(found)}". Close it.`,
  ],
  [/“[^“”"]*"(?![^]*”)/, (found) => `opens with “ and closes with ": ${startOf(found)}. Write ”.`],
  [/\p{L}´\p{L}/u, (found) => `has ´ for an apostrophe in "${found}". Write ’.`],
  [
    /\p{L}+-\n(?!(?:and|or|to)\b)\p{L}+/u,
    (found) =>
      `parts "${found.replace("\n", "")}" at a line's end: readers see a blank. Join the lines.`,
  ],
  [
    /(?<=[\p{L}.,;])\[[a-z]\]/u,
    (found) => `has ${found}, the mark of a comment. Take it out, and the comment.`,
  ],
  [
    /\[\d+[./-]\d+[./-]\d+,? \d+:\d\d[^\]]*\]/,
    (found) => `has the time of a chat: ${found}. Take it out.`,
  ],
  [
    /\b(?:[Ii]ts (?:been|made|never|not|an?|the)|[Ww]hose (?:been|going|not))\b(?!-)/,
    (found) => `says "${found}". Write ${found.replace(/^(it|who)se?/i, "$1’s")}.`,
  ],
  [
    /(?<!“[^”]*)\[(?!insert)[\p{L}@][^[\]\n\uFFFC]* [^[\]\n\uFFFC]*\](?! ?\()/iu,
    (found) =>
      `shows a note in brackets: ${found}. Take it out, or write ( ) around what readers should see.`,
  ],
  [
    /\((?:(?:ask|check with|confirm with) (?!your|us|for|an?\b)|(?:check|confirm|verify) (?:this|that|again)|needs? (?:a )?(?:source|check|review)|not sure|(?:source|right|correct|really)\?)[^()]*\)/i,
    (found) => `shows a note to a colleague: ${found}. Do what it says, and take it out.`,
  ],
  [
    /(?<=\p{L}{3}\.["”’)]*\s)\p{Lu}[^.!?…:\uFFFC]* [^.!?…:\uFFFC]*[\p{L}\p{N}]$/u,
    (found) => `has no full stop at its end, behind "${endOf(found)}". Add one.`,
  ],
  [
    /(?<=\p{Ll}{3}(?<!approx|etc|est|incl|max|min|ver)\. )(?:a|\p{Ll}{2,})(?![\p{L}\p{N}.:/-])/u,
    (found) => `begins a sentence with a small letter: "${found}". Write a capital one.`,
  ],
  [
    /\s(?:the|an?|of|and|or|my|our|your)$/,
    (found) => `stops in the middle, behind "${found.trim()}". Finish the sentence.`,
  ],
  [/“[^”"]*$/, (found) => `opens a quotation that never ends: "${startOf(found)}". Add ”.`],
  [/\p{L} -- \p{L}/u, (found) => `has two hyphens for a dash: "${found}". Write –.`],
  [
    /\b(?:[Yy]our(?= (?:logged|signed) (?:in|out)\b)|[Tt]here(?= own\b))/,
    (found) => `says "${found}" for ${/^y/i.test(found) ? "you’re" : "their"}. Correct it.`,
  ],
  [
    /(?<![\p{L}\p{N}’'-])(?!(?:had|that|so|very|no|many|far|long|bye|now|there) )(\p{L}+)\s\1(?![\p{L}\p{N}’'-])/iu,
    (found) => `says "${inLine(found)}". Write it once.`,
  ],
  [aForAn, (found) => `says "${inLine(found)}". Write ${found.replace(/\s/, "n ")}.`],
  [anForA, (found) => `says "${inLine(found)}". Write ${found.replace(/n\s/, " ")}.`],
  [/\b(?:more|less|fewer|rather|better|worse) then\b/i, (found) => `says "${found}". Write than.`],
  [/\bto loose\b(?! ends)/, () => `says "to loose". Write to lose.`],
  [/\b(?:could|should|would|must) of\b/i, (found) => `says "${found}". Write have for of.`],
  [/\btheir (?:is|are|was|were)\b/i, (found) => `says "${found}". Write there for their.`],
  [/\b(?:you|ou|he|thei)r[’']s\b/i, (found) => `says "${found}". Take ’ out.`],
  [
    /\b(is|are|was|were|may|must|should) (?!\1)(?:is|are|was|were|may|must|should|has)\b/,
    (found) => `has two verbs: "${found}". Keep one.`,
  ],
  [
    /(?:^|[.!?] )Login to\b|\bto (?:login|logout|signup)(?= (?:to|with|by|and|or|again|first)\b|[,.])/,
    (found) => `says "${found}". As a verb these are two words, like log in.`,
  ],
  [
    /^(?:Certainly|Sure|Absolutely|Of course)[!,.] (?:Here|I)\b|\bas an AI (?:language )?model\b/i,
    (found) => `has an answer of an assistant: "${found}". Take its sentences out.`,
  ],
  [/\d~\d/, (found) => `has ~ between numbers, which strikes text out: ${found}. Write –.`],
];

const inLine = (text: string): string => text.replace(/\s+/g, " ");
const startOf = (text: string): string => text.split(/\s/).slice(0, 3).join(" ");
const endOf = (text: string): string => text.split(/\s/).slice(-3).join(" ");

/** The first slip of each kind in a text. */
function slipsOf(text: string): Slip[] {
  return slips.flatMap(([pattern, message]) => {
    const match = pattern.exec(text);
    return match ? [{ index: match.index, message: message(match[0]) }] : [];
  });
}

/** Warns of slips that every reader sees: two signs in a row, no blank behind one. */
export function noSlips({ passages }: Content, report: Report): void {
  for (const passage of passages)
    for (const { index, message } of slipsOf(passage.text)) warnAt(report, passage, index, message);
  // As long as a sentence: shorter ones may well stand in several places.
  const long = passages.filter(({ line, text }) => line && text.length >= 40);
  for (const [passage] of repeats(long, ({ entry, text }) => entry.file + text))
    warnAt(report, passage, 0, "stands in this text twice. Take one out.");
}

/** As long as a screen reader takes a quarter of a minute to say. */
const longestAlt = 200;

/** Warns of descriptions of images that help nobody: too long, said already, or of a portrait without a name. */
export function descriptionsHelp({ fieldTexts, texts }: Content, report: Report): void {
  const check = (alt: Passage, caption: string, name: unknown) => {
    const fault = altSlip(alt.text, caption, String(name));
    if (fault) warnAt(report, alt, 0, fault);
  };
  for (const alt of fieldTexts)
    if (alt.field.name.value.endsWith("Alt"))
      check(alt, "", alt.entry.kind?.name === "people" ? alt.entry.data.name : "");
  for (const { entry, images } of texts)
    for (const { line, alt, title } of images)
      check({ entry, at: ["text"], line, text: alt }, title, "");
}

const saysNothing =
  /^(?:(?:an?|the) )?(?:image|picture|photo|screen ?shot|alt|alt(?:ernative)? text)(?: here)?\.?$/i;

function altSlip(alt: string, caption: string, name: string): string | undefined {
  const length = Array.from(alt).length;
  if (saysNothing.test(alt.trim()))
    return `describes an image as "${alt}", which says nothing about it. Say what it shows.`;
  const [start] =
    /^an? (?:image|picture) (?:of|showing)\b|^(?:image|picture) of\b/i.exec(alt) ?? [];
  if (start)
    return `describes an image as "${start}", which screen readers say themselves. Begin with what it shows.`;
  if (!alt.includes(name)) return `describes a portrait without the name, ${name}. Say who it is.`;
  if (length > longestAlt)
    return `describes an image with ${length} characters. Say in ${longestAlt} what matters, and the rest in the text.`;
  if (caption && plain(alt) === plain(caption))
    return `describes an image by its caption, which would be read twice. Say what it shows.`;
  return undefined;
}

const plain = (text: string): string => text.trim().replace(/\.$/, "").toLowerCase();
