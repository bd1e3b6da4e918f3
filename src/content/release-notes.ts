import { headingAnchors, slugOf } from "../../plugins/gatsby-source-typed-content";
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
  const anchorOf = noteAnchors();
  const [, ...items] = body.split(/^- /m);
  return items.map((item) => {
    const markdown = item.replace(/^ {1,2}/gm, "").trim();
    const lead = leadOf(markdown);
    return { anchor: anchorOf(lead), lead, markdown };
  });
}

/** A release's text in notes, as its page renders it; undefined for another text. */
export const noteParts: ContentOptions["textParts"] = ({ kind, body }) => {
  if (kind?.name !== "releases") return undefined;
  const anchorOf = noteAnchors();
  return body.split(/^(?=- )/m).map((source) => ({
    source,
    ...(source.startsWith("- ") && { anchor: anchorOf(leadOf(source.slice(2))) }),
  }));
};

/** Anchors of one release's notes, in their order. Notes that begin with the same words get numbers, as headings do. */
function noteAnchors(): (lead: string) => string {
  const anchorOf = headingAnchors();
  return (lead) => anchorOf(slugOf(lead));
}

/** The bold words at the start of a note, without Markdown syntax. */
const leadOf = (note: string): string =>
  (/^\*\*(.+?)\*\*/.exec(note)?.[1] ?? "").replace(/[`*_]/g, "");
