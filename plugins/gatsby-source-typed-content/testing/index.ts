/** For tests, of this plugin and of sites: copies of a content folder to make mistakes in. */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import type { ContentOptions } from "../options";
import { checkContent, readContent } from "../read-content";
import { filesBelow } from "../reader/entry";
import type { Problem } from "../reader/problem";

export { reportInto } from "../reader/problem";

/** A temporary copy of a content folder. Paths are relative to it. */
export interface Draft {
  root: string;
  /** Sets a value in a JSON file, `set("prices.json", "plans[1].monthly", 9)`, or removes the field. */
  set: (file: string, field: string, value?: unknown) => void;
  /** Replaces the first occurrence of a text; throws if there is none. */
  replace: (file: string, find: string, by: string) => void;
  /** Adds a paragraph to a text. */
  append: (file: string, paragraph: string) => void;
  write: (file: string, text: string | Buffer) => void;
  copy: (from: string, to: string) => void;
  remove: (file: string) => void;
  move: (from: string, to: string) => void;
}

/**
 * @param folder content without problems
 * @param day today in tests, like 2025-06-01
 */
export function draftsOf<Site>(options: ContentOptions<Site>, folder: string, day: string) {
  /** Its files, read once: writing them takes a quarter of the time of copying. */
  const files = filesBelow(folder).map(
    (name) => [name, fs.readFileSync(path.join(folder, name))] as const,
  );

  /** A copy, to remove afterwards. */
  function newDraft(): Draft {
    // The space in the path reveals code that splits paths.
    const draft = draftIn(fs.mkdtempSync(path.join(os.tmpdir(), "content draft ")));
    for (const [name, bytes] of files) draft.write(name, bytes);
    return draft;
  }

  /** Changes a copy. @returns the result of `look` for the copy's folder */
  function withDraft<T>(change: (draft: Draft) => void, look: (root: string) => T): T {
    const draft = newDraft();
    try {
      change(draft);
      return look(draft.root);
    } finally {
      draft.remove("");
    }
  }

  /** Problems of the content after a change. */
  const problemsAfter = (change: (draft: Draft) => void): Problem[] =>
    withDraft(change, (root) => readContent(options, root, day).problems);

  /** The same, with what is wrong with images. */
  async function imageProblemsAfter(change: (draft: Draft) => Promise<void> | void) {
    const draft = newDraft();
    try {
      await change(draft);
      return (await checkContent(options, draft.root, day)).problems;
    } finally {
      draft.remove("");
    }
  }

  return {
    newDraft,
    withDraft,
    problemsAfter,
    imageProblemsAfter,
    /** `problemsAfter` replacing a text. */
    afterReplace: (file: string, find: string, by: string) =>
      problemsAfter((draft) => draft.replace(file, find, by)),
    /** `problemsAfter` setting or removing a value. */
    afterSet: (file: string, field: string, value?: unknown) =>
      problemsAfter((draft) => draft.set(file, field, value)),
    /** `problemsAfter` adding a paragraph to a text. */
    afterAppend: (file: string, paragraph: string) =>
      problemsAfter((draft) => draft.append(file, paragraph)),
  };
}

function draftIn(root: string): Draft {
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
    append: (file, paragraph) => fs.appendFileSync(at(file), `\n${paragraph}\n`),
    copy: (from, to) => fs.cpSync(at(from), withFolder(to), { recursive: true }),
    remove: (file) => fs.rmSync(at(file), { recursive: true }),
    move: (from, to) => fs.renameSync(at(from), withFolder(to)),
  };
}

function setAt(data: Record<string, unknown>, keys: string[], value: unknown): void {
  const [key = "", ...rest] = keys;
  if (rest.length === 0) data[key] = value;
  else setAt(data[key] as Record<string, unknown>, rest, value);
}
