import { kindAt } from "../reader/entry";

import { valueAt, warning } from "../reader/problem";
import type { FieldPath, Report } from "../reader/problem";
import { clip, didYouMean, quote } from "../reader/message";
import { placeholdersOf, writtenFields } from "../schema";
import type { ContentSchema, Field } from "../schema";
import { repeats } from "./values";
import type { Entry } from "../types";

/** Compares an entry's data with its GraphQL type: field names, required fields, types, lengths. */
export function checkShape(entry: Entry, schema: ContentSchema, reportTo: Report): void {
  const report = (at: FieldPath, message: string) => reportTo(entry, at, message);
  const warn = (at: FieldPath, message: string) => reportTo(entry, at, message, warning);
  // Already reported.
  if (entry.fault) return;
  if (entry.kind) {
    checkObject(entry.data, entry.kind.type, []);
    return;
  }
  const asFolder = (name: string) => name.replace(/\.md$/, "/index.md");
  const advice = kindAt(asFolder(entry.path), schema)
    ? `Rename it to ${asFolder(entry.file)}.`
    : "Check its name and folder.";
  report([], `isn't a content file the site knows. ${advice}`);

  function checkObject(value: unknown, type: string, at: FieldPath): void {
    if (typeof value !== "object" || value === null || Array.isArray(value)) {
      report(at, "must be an object with fields.");
      return;
    }
    const fields = writtenFields(schema, type);
    const names = fields.map(({ name }) => name);
    for (const key of Object.keys(value)) {
      if (names.includes(key)) continue;
      const advice = didYouMean(key, names) || ` Available: ${names.join(", ")}.`;
      report([...at, key], `isn't a known field.${advice}`);
    }
    for (const field of fields)
      checkField(Reflect.get(value, field.name), field, [...at, field.name]);
  }

  function checkField(value: unknown, field: Field, at: FieldPath): void {
    const { type, isRequired, isList, description, directives } = field;
    if (value === undefined || value === null || (isRequired && isBlank(value))) {
      if (isRequired) report(at, `is missing. ${description ?? "Add it."}`);
    } else if (isList && !Array.isArray(value)) {
      report(at, "must be a list.");
    } else if (Array.isArray(value) && isList) {
      checkCount(value, field, at);
      const itemField = { ...field, isList: false, isRequired: true };
      value.forEach((item, index) => checkField(item, itemField, [...at, index]));
    } else if (schema.types.has(type) && !directives.link) checkObject(value, type, at);
    else checkValue(value, field, at);
  }

  function checkCount(value: unknown[], { directives }: Field, at: FieldPath): void {
    const { min, max } = directives.count ?? {};
    const items = value.length === 1 ? "1 entry" : `${value.length} entries`;
    if (min && value.length < min) report(at, `has ${items}, but needs at least ${min}.`);
    if (max && value.length > max) report(at, `has ${items}, but at most ${max} fit.`);
    if (!directives.unique) return;
    const path = directives.unique.by ? [directives.unique.by] : [];
    for (const [[index, item]] of repeats(value.entries(), ([, item]) => valueAt(item, path))) {
      const message = `${quote(String(valueAt(item, path)))} appears twice. Change one of them.`;
      report([...at, index, ...path], message);
    }
  }

  function checkValue(value: unknown, field: Field, at: FieldPath): void {
    const { type, directives } = field;
    const values = schema.enums.get(type);
    if (values) {
      if (!values.includes(String(value))) report(at, `must be one of ${values.join(", ")}.`);
    } else if (directives.link || type === "String") {
      checkText(value, field, at);
    } else if (type === "Date") {
      if (!isDate(value)) report(at, `must be a valid date, like 2025-10-10.`);
    } else if (type === "Int" || type === "Float") {
      const fits = type === "Int" ? Number.isInteger(value) : typeof value === "number";
      if (!fits) report(at, `must be a ${type === "Int" ? "whole " : ""}number, without quotes.`);
      else if (Number(value) < 0) report(at, `is ${String(value)}, but can't be negative.`);
    } else if (typeof value !== "boolean") report(at, "must be true or false, without quotes.");
  }

  function checkText(value: unknown, field: Field, at: FieldPath): void {
    const { min, max, pattern } = field.directives.text ?? {};
    const expected = pattern && field.description ? `Expected: ${field.description}` : "";
    if (typeof value !== "string") {
      const given = clip(JSON.stringify(value));
      const advice = Array.isArray(value) ? "Remove the brackets from" : "Put quotes around";
      report(at, `must be text. ${advice} ${given}. ${expected}`.trim());
      return;
    }
    if (isUnfilled(value, schema)) return;
    const length = Array.from(value).length;
    if (min && length < min) warn(at, `has ${length} characters, but needs at least ${min}.`);
    if (max && length > max) warn(at, `has ${length} characters, but at most ${max} fit.`);
    if (pattern && !new RegExp(pattern).test(value))
      report(at, `${quote(value)} isn't in the right format. ${expected}`.trim());
    const missing = placeholdersOf(field).find((name) => !value.includes(name));
    if (missing) report(at, `must contain ${missing}, which the page fills in. Add it.`);
  }
}

/** Whether a text has a placeholder that couldn't be filled in. It's reported when every file matches the schema. */
const isUnfilled = (text: string, { kinds }: ContentSchema): boolean =>
  kinds.some(({ name }) => text.includes(`{${name}.`));

const isBlank = (value: unknown): boolean => typeof value === "string" && !value.trim();

/** Whether a value is an existing day, like 2025-10-10. */
function isDate(value: unknown): boolean {
  if (typeof value !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}
