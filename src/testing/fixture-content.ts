import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { filesBelow } from "../../plugins/gatsby-source-typed-content";
import type { Problem } from "../../plugins/gatsby-source-typed-content";
import { readContent } from "../site/content";
import { fixtureContent } from "./assemble-content.mjs";

export { fixtureContent };

/** Its files, read once: writing them takes a quarter of the time of copying. */
const files = filesBelow(fixtureContent).map(
  (name) => [name, fs.readFileSync(path.join(fixtureContent, name))] as const,
);

/** Today in tests, some months after the newest fixture entry. */
export const fixtureDay = "2025-06-01";

/** A temporary copy of the fixture content to change. Paths are relative to its root. */
export interface Draft {
  root: string;
  /** Sets a value in a JSON file, `set("plans.json", "plans[1].monthly", 9)`, or removes the field. */
  set: (file: string, field: string, value?: unknown) => void;
  /** Replaces the first occurrence of a text; throws if there is none. */
  replace: (file: string, find: string, by: string) => void;
  write: (file: string, text: string | Buffer) => void;
  remove: (file: string) => void;
  move: (from: string, to: string) => void;
}

/**
 * Changes a copy of the fixture content, and removes it afterwards.
 * @returns the result of `look` for the copy's folder
 */
export function withDraft<T>(change: (draft: Draft) => void, look: (root: string) => T): T {
  // The space in the path reveals code that splits paths.
  const root = fs.mkdtempSync(path.join(os.tmpdir(), "fixture content "));
  try {
    const draft = draftOf(root);
    for (const [name, bytes] of files) draft.write(name, bytes);
    change(draft);
    return look(root);
  } finally {
    fs.rmSync(root, { recursive: true });
  }
}

/** Problems of the fixture content after a change. */
export const problemsAfter = (change: (draft: Draft) => void): Problem[] =>
  withDraft(change, (root) => readContent(root, fixtureDay).problems);

/** {@link problemsAfter} replacing a text. */
export const afterReplace = (file: string, find: string, by: string): Problem[] =>
  problemsAfter((draft) => draft.replace(file, find, by));

/** {@link problemsAfter} setting or removing a value. */
export const afterSet = (file: string, field: string, value?: unknown): Problem[] =>
  problemsAfter((draft) => draft.set(file, field, value));

/** 1-based line of the first line of a fixture file that begins with a text. */
export function lineOf(file: string, start: string): number {
  const lines = fs.readFileSync(path.join(fixtureContent, file), "utf8").split("\n");
  const index = lines.findIndex((line) => line.trimStart().startsWith(start));
  if (index < 0) throw new Error(`${file} has no line that begins with ${start}`);
  return index + 1;
}

function draftOf(root: string): Draft {
  const at = (file: string) => path.join(root, file);
  const read = (file: string) => fs.readFileSync(at(file), "utf8");
  const withFolder = (file: string) => {
    fs.mkdirSync(path.dirname(at(file)), { recursive: true });
    return at(file);
  };
  const write: Draft["write"] = (file, text) => fs.writeFileSync(withFolder(file), text);
  return {
    root,
    write,
    set: (file, field, value) => {
      const data = JSON.parse(read(file)) as Record<string, unknown>;
      setAt(data, field.split(/[.[\]]+/).filter(Boolean), value);
      write(file, JSON.stringify(data, null, 2));
    },
    replace: (file, find, by) => {
      const text = read(file);
      if (!text.includes(find)) throw new Error(`${file} does not hold ${find}`);
      write(
        file,
        text.replace(find, () => by),
      );
    },
    remove: (file) => fs.rmSync(at(file), { recursive: true }),
    move: (from, to) => fs.renameSync(at(from), withFolder(to)),
  };
}

function setAt(data: Record<string, unknown>, keys: string[], value: unknown): void {
  const [key = "", ...rest] = keys;
  if (rest.length === 0) data[key] = value;
  else setAt(data[key] as Record<string, unknown>, rest, value);
}
