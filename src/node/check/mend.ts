import { Kind } from "graphql";
import type { FieldDefinitionNode, TypeNode } from "graphql";
import type { Entry } from "../content/entry";
import { fieldName } from "../content/problem";
import type { FieldPath, Problem, Report } from "../content/problem";
import { contentSchema, directive, isRequired, writtenFields } from "../schema/schema";

/**
 * Replaces missing values and values of a wrong type by an empty text or list, false or NaN: later rules can read the
 * entry, and one mistake hides no other.
 */
export function mend(entry: Entry): Entry {
  const schema = contentSchema();
  return entry.kind ? { ...entry, data: object(entry.data, entry.kind.type) } : entry;

  function object(value: unknown, type: string): Record<string, unknown> {
    const given = isObject(value) ? value : {};
    const fields = [...writtenFields(schema, type)].flatMap(([name, field]) => {
      const child = given[name];
      const leftOut = child === undefined || child === null;
      return leftOut && !isRequired(field)
        ? []
        : [[name, mended(child, field.type, field)] as const];
    });
    return { ...given, ...Object.fromEntries(fields) };
  }

  function mended(value: unknown, type: TypeNode, field: FieldDefinitionNode): unknown {
    if (type.kind === Kind.NON_NULL_TYPE) return mended(value, type.type, field);
    if (type.kind === Kind.LIST_TYPE)
      return Array.isArray(value) ? value.map((item) => mended(item, type.type, field)) : [];
    const name = type.name.value;
    if (name === "Int" || name === "Float") return typeof value === "number" ? value : NaN;
    if (name === "Boolean") return value === true;
    const isText = schema.enums.has(name) || !schema.types.has(name) || directive(field, "link");
    if (isText) return typeof value === "string" ? value : "";
    return object(value, name);
  }
}

const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === "object" && value !== null && !Array.isArray(value);

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
