import { headingAnchors, slugOf } from "../../plugins/gatsby-source-typed-content";
import type { ContentOptions } from "../../plugins/gatsby-source-typed-content";

/** A bullet of a release. */
export interface ReleaseNote {
  /** Anchor on the release's page, made from the lead. */
  anchor: string;
  lead: string;
  markdown: string;
}

/** The notes in a release's text: bullets that begin in bold. */
export function releaseNotes(body: string): ReleaseNote[] {
  const anchorOf = noteAnchors();
  const [, ...items] = body.split(/^- /m);
  return items.map((item) => {
    const markdown = item.replace(/^ {1,2}/gm, "").trim();
    const lead = leadOf(markdown);
    return { anchor: anchorOf(lead), lead, markdown };
  });
}

/** Splits a release's text into notes, as its page renders it; undefined for other texts. */
export const noteParts: ContentOptions["textParts"] = ({ kind, body }) => {
  if (kind?.name !== "releases") return undefined;
  const anchorOf = noteAnchors();
  return body.split(/^(?=- )/m).map((source) => ({
    source,
    ...(source.startsWith("- ") && { anchor: anchorOf(leadOf(source.slice(2))) }),
  }));
};

/** Makes anchors for the notes of one release, in order. Equal leads get numbers, as equal headings do. */
function noteAnchors(): (lead: string) => string {
  const anchorOf = headingAnchors();
  return (lead) => anchorOf(slugOf(lead));
}

/** The bold start of a note, without Markdown syntax. */
const leadOf = (note: string): string =>
  (/^\*\*(.+?)\*\*/.exec(note)?.[1] ?? "").replace(/[`*_]/g, "");
