import fs from "node:fs";
import path from "node:path";
import type { Draft } from "../fixture-content";

/** One mistake in the fixture content, and the problem that the check must report. */
export interface Breakage {
  /** Path in `content/`. */
  file: string;
  spoil: (draft: Draft) => void;
  field: string;
  /** A text on the reported line of the changed file; omitted if no line is reported. */
  mark?: string;
  /** Part of the message. */
  says: string;
  isWarning?: boolean;
}

/** A text of a file is replaced by another, on whose first line the mistake is. */
export const replaced = (
  file: string,
  [find, by]: [string, string],
  field: string,
  says: string,
  isWarning = false,
): Breakage => ({
  ...{ file, field, says, isWarning, mark: by.split("\n")[0] },
  spoil: (draft) => draft.replace(file, find, by),
});

/** Adds a paragraph to a text; the mistake is on its first line, or on the one with the mark. */
export const text = (
  block: string,
  says: string,
  { mark = block.split("\n")[0], file = "articles/first/index.md", isWarning = false } = {},
): Breakage => ({
  ...{ file, field: "text", mark, says, isWarning },
  spoil: ({ root }) => fs.appendFileSync(path.join(root, file), `\n${block}\n`),
});
