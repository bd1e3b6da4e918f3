/** Edits of JSON files in `content/`. */
import fs from "node:fs";
import path from "node:path";

/** Changes a content folder. */
export type Edit = (content: string) => void;

// The schema describes the files; an edit knows the fields that it changes.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Fields = Record<string, any>;

/** An edit of one file below the content folder. @param change in place */
export const inFile =
  (file: string, change: (fields: Fields) => void): Edit =>
  (content) => {
    const target = path.join(content, file);
    const fields = JSON.parse(fs.readFileSync(target, "utf8")) as Fields;
    change(fields);
    fs.writeFileSync(target, `${JSON.stringify(fields, null, 2)}\n`);
  };
