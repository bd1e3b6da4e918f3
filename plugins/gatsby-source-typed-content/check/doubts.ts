import type { Entry } from "../reader/entry";
import { fieldName } from "../reader/problem";
import type { FieldPath, Problem, Report } from "../reader/problem";

/** What the schema check found, so that later rules do not report its consequences. */
export interface Doubts {
  /** True when the values at a path (`issues.key`) of an entry may be wrong. */
  about: (entry: Entry, path: string) => boolean;
  /** Reports only what does not follow from a mistake already reported. */
  unlessReported: (report: Report) => Report;
}

/** @param problems from the schema check */
export function doubtsAfter(problems: Problem[], entries: Entry[]): Doubts {
  const unread = new Set(entries.filter(({ fault }) => fault).map(({ file }) => file));
  const reported = new Set(problems.map(({ file, field }) => `${file} ${field}`));
  const isReported = (file: string, at: FieldPath): boolean =>
    at.some((_part, index) => reported.has(`${file} ${fieldName(at.slice(0, index + 1))}`));
  return {
    about: ({ file }, path) =>
      unread.has(file) ||
      problems.some((one) => {
        const wrong = one.file === file && one.field.replace(/\[\d+\]/g, "");
        return wrong && (path === wrong || path.startsWith(`${wrong}.`));
      }),
    unlessReported: (report) => (source, at, message, more) => {
      // The text of a file is checked even when its fields cannot be read; its problems name a line.
      const isFollowUp = unread.has(source.file) ? !more?.line : isReported(source.file, at);
      if (!isFollowUp) report(source, at, message, more);
    },
  };
}
