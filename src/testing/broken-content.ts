import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { checkContent } from "../node/check";
import type { Problem } from "../node/check";

/** A copy of `content/` that may be spoiled. Files are named from there. */
export interface Draft {
  /** Replaces the first occurrence; throws where there is none. */
  replace: (file: string, find: string, by: string) => void;
  write: (file: string, text: string) => void;
  remove: (file: string) => void;
  move: (from: string, to: string) => void;
}

/** What the check says of the real content after one change. */
export function problemsAfter(change: (draft: Draft) => void): Problem[] {
  const root = fs.mkdtempSync(path.join(os.tmpdir(), "content "));
  try {
    fs.cpSync("content", root, { recursive: true });
    change(draftOf(root));
    return checkContent(root);
  } finally {
    fs.rmSync(root, { recursive: true });
  }
}

function draftOf(root: string): Draft {
  const at = (file: string) => path.join(root, file);
  const write = (file: string, text: string) => {
    fs.mkdirSync(path.dirname(at(file)), { recursive: true });
    fs.writeFileSync(at(file), text);
  };
  return {
    write,
    replace: (file, find, by) => {
      const text = fs.readFileSync(at(file), "utf8");
      if (!text.includes(find)) throw new Error(`${file} does not hold ${find}`);
      write(
        file,
        text.replace(find, () => by),
      );
    },
    remove: (file) => fs.rmSync(at(file), { recursive: true }),
    move: (from, to) => {
      fs.mkdirSync(path.dirname(at(to)), { recursive: true });
      fs.renameSync(at(from), at(to));
    },
  };
}

/** 1-based line of the first line of a real content file that begins with a text. */
export function lineOf(file: string, start: string): number {
  const lines = fs.readFileSync(path.join("content", file), "utf8").split("\n");
  const index = lines.findIndex((line) => line.trimStart().startsWith(start));
  if (index < 0) throw new Error(`${file} has no line that begins with ${start}`);
  return index + 1;
}
