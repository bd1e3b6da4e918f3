import type { TextRule } from "../../plugins/gatsby-source-typed-content";

/** Warns of footnotes in release notes, where their anchors would clash. */
export const notesHaveNone: TextRule = ({ entry, footnotes }, report) => {
  const message = "has a footnote, which release notes don't support. Move it into the text.";
  if (entry.kind?.name === "releases")
    for (const { line } of footnotes) report(line, message, "warning");
};
