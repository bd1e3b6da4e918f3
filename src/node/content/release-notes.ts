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
    const lead = (/^\*\*(.+?)\*\*/.exec(markdown)?.[1] ?? "").replace(/[`*_]/g, "");
    return { anchor: slugOf(lead), lead, markdown };
  });
}
