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

/** Sets a field of a JSON file or of front matter to a value that's reported. */
export function set(
  file: string,
  field: string,
  value: string | number,
  says: string,
  isWarning = false,
): Breakage {
  const name = field.replace(/^.*\./, "");
  const isJson = file.endsWith(".json");
  const written = JSON.stringify(value);
  const inJson = name.endsWith("]") ? written : `"${name}": ${written}`;
  const mark = isJson ? inJson : `${name}: ${value}`;
  return {
    ...{ file, field, says, isWarning, mark },
    spoil: ({ root, ...draft }) => {
      if (isJson) draft.set(file, field, value);
      else {
        const text = fs.readFileSync(path.join(root, file), "utf8");
        const [line = ""] = RegExp(`(?<!\\w)${name}: .*`).exec(text) ?? [];
        draft.replace(file, line, mark);
      }
    },
  };
}

/** Adds a paragraph to a text, for a warning on its first line, or on the one with the mark. */
export const text = (
  block: string,
  says: string,
  { mark = block.split("\n")[0], file = "articles/first/index.md", isWarning = true } = {},
): Breakage => ({
  ...{ file, field: "text", mark, says, isWarning },
  spoil: ({ root }) => fs.appendFileSync(path.join(root, file), `\n${block}\n`),
});

/** The same for an error. */
export const error = (
  block: string,
  says: string,
  more: { mark?: string; file?: string } = {},
): Breakage => text(block, says, { ...more, isWarning: false });
