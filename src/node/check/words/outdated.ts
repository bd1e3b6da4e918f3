import { isOver } from "../../content/ages";
import type { Site } from "../../content/pages";
import { valueAt } from "../../content/problem";
import type { Report } from "../../content/problem";
import { isOut } from "../../content/site";
import { slugOf } from "../../content/slug";
import type { Content } from "../rule";
import { warnAt } from "./passages";
import type { Passage } from "./passages";

/** Says that something is still to come. */
const toCome =
  /coming soon|planned for|(?:is|are) planned|on the roadmap|not shipped|n['’]t shipped/i;
const verb =
  "will|ships?|shipping|opens?|opening|launch(?:es|ing)?|coming|comes|arriv(?:es?|ing)|planned|scheduled|expected|due|roadmap";
/** Up to six words of the same sentence; none says since when. */
const between = String.raw`(?: (?!since\b|after\b|from\b|was\b|were\b)[^\s.;:!?]+){0,6}?`;
const part =
  "[HQ]\\d|(?:early|mid|late|end|spring|summer|autumn|fall|winter)(?: of)?|" +
  "(?:jan|feb|mar|apr|may|jun|jul|aug|sep|oct|nov|dec)[a-z]*\\.?(?: \\d+,)?";
const toComeAt = (time: string) => RegExp(`\\b(?:${verb})\\b${between} ${time}\\b`, "gi");
/** Says when: planned for H1 2026, ships in October 2026. */
const dated = toComeAt(`((?:(?:${part})[ -])?20\\d\\d)`);
/** Says when, counted from a day that readers do not know. */
const undated = toComeAt("(?:tomorrow|next (?:week|month|quarter|year))");

/** Names the newest release: the latest release, v0.11.0; v0.11.0, our latest. */
const newest =
  /\b(?:latest|newest|most recent|current)\b[^.;:!?]{0,40}? v?(\d+\.\d+\.\d+)|\bv?(\d+\.\d+\.\d+)(?:,| is|, being) (?:our|the) (?:latest|newest|most recent|current)\b/gi;

/**
 * Warns of promises that are no longer true: "coming soon" beside an item of the roadmap that has shipped, "planned for" a
 * time that is past. An article or a release says what was so on its day.
 */
export function promisesHold(content: Content, report: Report): void {
  const { passages, releases, today } = content;
  const out = releases.filter(({ entry, version }) => version && isOut(entry, today));
  const shipped = shippedItems(content, out);
  const notes = shippedNotes(out);
  itemsAreMarked(content, notes, report);
  const lasting = passages.filter(({ entry, at }) => {
    const isOtherTool = entry.kind?.name === "comparison" && at[2] === "cells" && at[3] !== 0;
    return !entry.kind?.canWait && !isOtherTool;
  });
  for (const passage of lasting) {
    const { text } = passage;
    const promise = toCome.exec(text);
    const done = promise && (itemOf(passage, shipped) ?? noteIn(text, promise[0], notes));
    if (done) {
      const message = `says "${promise[0]}" of "${done.name}", which ${done.release} has shipped. Say that it is here.`;
      warnAt(report, passage, promise.index, message);
    }
    for (const { 0: found, 1: period = "", index } of text.matchAll(dated)) {
      const message = `says "${found}", which is past. Write what has become of it.`;
      if (isOver(period, today)) warnAt(report, passage, index, message);
    }
    const [notice, year] = /©.*?(20\d\d)(?!.*20\d\d)/.exec(text) ?? [];
    if (notice && year && year < today.slice(0, 4))
      warnAt(report, passage, 0, `says "${notice}". It is ${today.slice(0, 4)} now.`);
    for (const { 0: found, 1: behind, 2: before, index } of text.matchAll(newest)) {
      const [last, ...older] = out.map(({ version }) => version);
      const message = `says "${found}", but ${last} is newer. Correct it, or leave the number out.`;
      if (older.includes(behind ?? before ?? "")) warnAt(report, passage, index, message);
    }
    for (const { 0: found, index } of text.matchAll(undated)) {
      const message = `says "${found}", which is true of one day only. Write a date, or leave it out.`;
      warnAt(report, passage, index, message);
    }
  }
}

interface Item {
  name: string;
  release?: string;
}

/** Items of the roadmap; those with a release are shipped. */
function shippedItems({ roadmap }: Site, out: Site["releases"]): Item[] {
  const versions = new Map<unknown, string>(out.map(({ version }) => [version, version]));
  return roadmap.stages.flatMap(({ items }) =>
    items.map(({ text, release }) => ({ name: text, release: versions.get(release) })),
  );
}

/** Notes of releases, by their bold words; a single one, or one with an article, is about anything. */
const shippedNotes = (out: Site["releases"]): Required<Item>[] =>
  out
    .flatMap(({ version, notes }) =>
      notes.map(({ lead }) => ({ name: lead.replace(/\.$/, ""), release: version })),
    )
    .filter(({ name }) => /^(?!(?:an?|the|one|you|your) ).+ /i.test(name));

/** Warns of items of the roadmap that are a note of a release and do not say so. */
function itemsAreMarked({ roadmap, files }: Site, notes: Required<Item>[], report: Report): void {
  roadmap.stages.forEach(({ items }, stage) => {
    items.forEach(({ text, release }, item) => {
      const note = notes.find(({ name }) => slugOf(name) === slugOf(text));
      if (release || !note) return;
      const message = `is a note of ${note.release}, but is shown as still to come. Add "release": "${note.release}".`;
      report(files.roadmap, ["stages", stage, "items", item, "text"], message, {
        severity: "warning",
      });
    });
  });
}

/** The note that the sentence of a promise names. */
function noteIn(text: string, promise: string, notes: Required<Item>[]): Item | undefined {
  const sentence = text.split(/(?<=[.!?])\s/).find((each) => each.includes(promise)) ?? "";
  return notes.find(({ name }) => sentence.toLowerCase().includes(name.toLowerCase()));
}

/** The shipped item that a promise is about: one that the text names, else one named beside it in the file. */
function itemOf(passage: Passage, items: Item[]): Item | undefined {
  const namedIn = (text: string) =>
    items.filter(({ name }) => text.toLowerCase().includes(name.toLowerCase()));
  const inText = namedIn(passage.text);
  const named = inText.length > 0 ? inText : namedIn(textsBeside(passage).join("\n"));
  return named.every(({ release }) => release) ? named[0] : undefined;
}

/** The texts of the objects that a field stands in. */
function textsBeside({ entry, at }: Passage): string[] {
  const objects = at.map((_part, length) => valueAt(entry.data, at.slice(0, length)));
  return objects.flatMap((some) =>
    Object.values(some as object).filter((value) => typeof value === "string"),
  );
}
