import fs from "node:fs";
import { ofKind } from "../../src/node/content/entry";
import type { Entry } from "../../src/node/content/entry";
import { inOrder, reportInto } from "../../src/node/content/problem";
import type { Problem } from "../../src/node/content/problem";
import { lanes } from "../../src/node/lanes";
import { writeWhole } from "../../src/node/write-whole";
import { notReached, openAddress } from "./open-address";
import type { Answer } from "./open-address";
import { outsideLinks } from "./outside-links";

/** What is known of an address. */
interface Known extends Answer {
  /** When it was opened. */
  opened: string;
  /** The first day of its fault. */
  since?: string;
}

/** A page that was there is not opened again for so many hours. */
const goodFor = 20;
/** Requests at a time. */
const most = 6;

/**
 * Opens every address on another site, and remembers what came of it.
 * @returns how many there are, and warnings about those that do not lead where they should
 * @throws {Error} when none can be reached: then nothing is known of them
 */
export async function checkLinks(
  entries: Entry[],
  open: (address: string) => Promise<Answer> = openAddress,
  { now = new Date(), file = ".local/links.json" } = {},
): Promise<{ count: number; problems: Problem[] }> {
  const [list] = ofKind(entries, "links");
  const links = outsideLinks(entries, list?.data.notOpened as string[] | undefined);
  const before = remembered(file);
  const lane = lanes(most);
  const addresses = [...new Set(links.map(({ address }) => address))];
  const answers = await Promise.all(
    addresses.map(async (address): Promise<[string, Known]> => {
      const last = before[address];
      if (last && isGood(last, now)) return [address, last];
      const answer = await lane(() => open(address));
      const since = answer.fault && (last?.since ?? now.toISOString().slice(0, 10));
      return [address, { ...answer, opened: now.toISOString(), since }];
    }),
  );
  const opened = answers.filter(([, { opened }]) => opened === now.toISOString());
  if (opened.length > 0 && opened.every(([, { fault }]) => fault?.startsWith(notReached)))
    throw new Error("No address can be reached. Is there a connection?");
  const known = Object.fromEntries(answers);
  await writeWhole(file, JSON.stringify(known, null, 2));

  const problems: Problem[] = [];
  const report = reportInto(problems);
  for (const { address, entry, at, line } of links) {
    const message = messageFor(address, known[address]);
    if (message) report(entry, at, message, { severity: "warning", ...(line && { line }) });
  }
  return { count: addresses.length, problems: inOrder(problems) };
}

const isGood = ({ fault, moved, opened }: Known, now: Date): boolean =>
  !fault && !moved && now.getTime() - Date.parse(opened) < goodFor * 3_600_000;

function messageFor(address: string, { fault, since, moved }: Answer & { since?: string } = {}) {
  if (fault)
    return `leads to "${address}", which ${fault}, since ${since}. Correct the address, or take the link out.`;
  return moved && `leads to "${address}", which has moved for good. Write ${moved}`;
}

function remembered(file: string): Partial<Record<string, Known>> {
  if (!fs.existsSync(file)) return {};
  return JSON.parse(fs.readFileSync(file, "utf8")) as Record<string, Known>;
}
