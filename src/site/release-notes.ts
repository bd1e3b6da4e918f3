import { slugOf } from "../../plugins/gatsby-source-typed-content";
import type { ContentOptions } from "../../plugins/gatsby-source-typed-content";

/** One bullet of a release. */
export interface ReleaseNote {
  /** Anchor on the release's page, from the bold lead. */
  anchor: string;
  lead: string;
  markdown: string;
}

/** The notes of a release's text: bullets that begin with bold words. */
export function releaseNotes(body: string): ReleaseNote[] {
  const [, ...items] = body.split(/^- /m);
  return items.map((item) => {
    const markdown = item.replace(/^ {1,2}/gm, "").trim();
    const lead = leadOf(markdown);
    return { anchor: slugOf(lead), lead, markdown };
  });
}

/** A release's text in notes, as its page renders it; undefined for another text. */
export const noteParts: ContentOptions["textParts"] = ({ kind, body }) =>
  kind?.name === "releases"
    ? body
        .split(/^(?=- )/m)
        .map((source) => ({ source, anchor: slugOf(leadOf(source.replace(/^- /, ""))) }))
    : undefined;

/** The bold words at the start of a note, without Markdown syntax. */
export const leadOf = (note: string): string =>
  (/^\*\*(.+?)\*\*/.exec(note)?.[1] ?? "").replace(/[`*_]/g, "");
