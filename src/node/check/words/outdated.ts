import { isOver } from "../../content/ages";
import type { Site } from "../../content/pages";
import type { Report } from "../../content/problem";
import { isOut } from "../../content/site";
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

/**
 * Warns of promises that are no longer true: "coming soon" beside an item of the roadmap that has shipped, "planned for" a
 * time that is past. An article or a release says what was so on its day.
 */
export function promisesHold(site: Site, passages: Passage[], report: Report, today: string): void {
  const shipped = shippedItems(site, today);
  const lasting = passages.filter(({ entry, at }) => {
    const isOtherTool = entry.kind?.name === "comparison" && at[2] === "cells" && at[3] !== 0;
    return !entry.kind?.canWait && !isOtherTool;
  });
  for (const passage of lasting) {
    const { text } = passage;
    const promise = toCome.exec(text);
    const done = promise && itemOf(passage, shipped);
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
function shippedItems({ roadmap, releases }: Site, today: string): Item[] {
  const out = new Map<unknown, string>(
    releases.filter(({ entry }) => isOut(entry, today)).map(({ version }) => [version, version]),
  );
  return roadmap.stages.flatMap(({ items }) =>
    items.map(({ text, release }) => ({ name: text, release: out.get(release) })),
  );
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
  const objects = at.map((_part, length) => at.slice(0, length).reduce<unknown>(step, entry.data));
  return objects.flatMap((some) =>
    Object.values(some as object).filter((value) => typeof value === "string"),
  );
}

const step = (value: unknown, key: string | number): unknown =>
  (value as Record<string, unknown>)[key];
