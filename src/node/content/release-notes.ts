import { slugOf } from "./slug";

/** One bullet of a release. */
export interface ReleaseNote {
  /** Anchor on the release's page, from the bold lead. */
  anchor: string;
  lead: string;
  markdown: string;
}

/** Reads the notes out of a release's text: bullets that begin with a bold lead. */
export function releaseNotes(body: string): ReleaseNote[] {
  const [, ...items] = body.split(/^- /m);
  return items.map((item) => {
    const markdown = item.replace(/^ {1,2}/gm, "").trim();
    const lead = leadOf(markdown);
    return { anchor: slugOf(lead), lead, markdown };
  });
}

/** The bold words that a note begins with, without signs of Markdown. */
export const leadOf = (note: string): string =>
  (/^\*\*(.+?)\*\*/.exec(note)?.[1] ?? "").replace(/[`*_]/g, "");
