/** Reads and writes JSON of `content/`. */
import fs from "node:fs";
import path from "node:path";

/** Changes the content folder that it is given. */
export type Edit = (content: string) => void;

// The schema describes the files; an edit knows the fields that it changes.
// eslint-disable-next-line @typescript-eslint/no-explicit-any
export type Fields = Record<string, any>;

export const readJson = (file: string): Fields =>
  JSON.parse(fs.readFileSync(file, "utf8")) as Fields;

export const writeJson = (file: string, fields: Fields): void =>
  fs.writeFileSync(file, `${JSON.stringify(fields, null, 2)}\n`);

/** An edit of one file below the content folder. @param change in place */
export const inFile =
  (file: string, change: (fields: Fields) => void): Edit =>
  (content) => {
    const fields = readJson(path.join(content, file));
    change(fields);
    writeJson(path.join(content, file), fields);
  };
