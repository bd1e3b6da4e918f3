import path from "node:path";
import { Kind } from "graphql";
import type { FieldDefinitionNode, TypeNode } from "graphql";
import { folderOf, kindAt } from "../reader/entry";
import type { Entry } from "../reader/entry";
import { valueAt } from "../reader/problem";
import type { FieldPath, Report } from "../reader/problem";
import { clip, quote } from "../reader/quote";
import { directive, isRequired, placeholdersOf, writtenFields } from "../schema/schema";
import type { ContentSchema } from "../schema/schema";
import { emptyObject, isObject, orEmpty } from "./empty";
import { foreignFormat, isForeign } from "./image-files";
import { repeats } from "./repeats";
import { didYouMean } from "./suggest";

/**
 * Compares an entry's data with its GraphQL type: field names, required fields, types, lengths, files.
 * @param images paths from the content folder, in the case used on disk: Picture.PNG isn't picture.png
 * @returns the entry, with an empty text or list, false or NaN in place of missing values and wrong types: later rules can
 *   still read it, so one mistake doesn't hide another
 */
export function checkShape(
  entry: Entry,
  schema: ContentSchema,
  reportTo: Report,
  images: ReadonlySet<string>,
): Entry {
  const report = (at: FieldPath, message: string) => reportTo(entry, at, message);
  const warn = (at: FieldPath, message: string) =>
    reportTo(entry, at, message, { severity: "warning" });
  if (entry.fault)
    return { ...entry, data: entry.kind ? emptyObject(entry.kind.type, schema) : {} };
  if (!entry.kind) {
    const asFolder = (name: string) => name.replace(/\.md$/, "/index.md");
    const advice = kindAt(asFolder(entry.path), schema)
      ? `Rename it to ${asFolder(entry.file)}.`
      : "Check its name and folder.";
    report([], `isn't a content file the site knows. ${advice}`);
    return entry;
  }
  return { ...entry, data: checkObject(entry.data, entry.kind.type, []) };

  function checkObject(value: unknown, type: string, at: FieldPath): Entry["data"] {
    if (typeof value !== "object" || value === null || Array.isArray(value)) {
      report(at, "must be an object with fields.");
      return emptyObject(type, schema);
    }
    const fields = writtenFields(schema, type);
    for (const key of Object.keys(value)) {
      if (!fields.has(key)) {
        const advice =
          didYouMean(key, fields.keys()) || ` Available: ${[...fields.keys()].join(", ")}.`;
        report([...at, key], `isn't a known field.${advice}`);
      }
    }
    const read: Entry["data"] = { ...value };
    for (const [name, field] of fields) {
      const child = read[name];
      if (child === undefined && !isRequired(field)) continue;
      const checked = checkField(child, field.type, field, [...at, name]);
      if (child !== null || isRequired(field)) read[name] = checked;
    }
    return read;
  }

  function checkField(
    value: unknown,
    type: TypeNode,
    field: FieldDefinitionNode,
    at: FieldPath,
  ): unknown {
    const required = type.kind === Kind.NON_NULL_TYPE;
    const given = required ? type.type : type;
    if (value === undefined || value === null || (required && isBlank(value))) {
      if (required) report(at, `is missing. ${field.description?.value ?? "Add it."}`);
    } else if (given.kind === Kind.NAMED_TYPE) {
      const name = given.name.value;
      if (isObject(name, field, schema)) return checkObject(value, name, at);
      checkNamed(value, name, field, at);
    } else if (Array.isArray(value)) {
      checkCount(value, field, at);
      return value.map((item, index) => checkField(item, given.type, field, [...at, index]));
    } else report(at, "must be a list.");
    return orEmpty(value, given, field, schema);
  }

  function checkCount(value: unknown[], field: FieldDefinitionNode, at: FieldPath): void {
    const { min, max } = directive(field, "count") ?? {};
    const items = value.length === 1 ? "1 entry" : `${value.length} entries`;
    if (min && value.length < min) report(at, `has ${items}, but needs at least ${min}.`);
    if (max && value.length > max) report(at, `has ${items}, but at most ${max} fit.`);
    const unique = directive(field, "unique");
    if (!unique) return;
    const path = unique.by ? [unique.by] : [];
    for (const [[index, item]] of repeats(value.entries(), ([, item]) => valueAt(item, path))) {
      const message = `${quote(String(valueAt(item, path)))} appears twice. Change one of them.`;
      report([...at, index, ...path], message);
    }
  }

  function checkNamed(
    value: unknown,
    type: string,
    field: FieldDefinitionNode,
    at: FieldPath,
  ): void {
    const values = schema.enums.get(type);
    if (values) {
      if (!values.includes(String(value))) report(at, `must be one of ${values.join(", ")}.`);
    } else if (type === "File") {
      checkFile(value, at);
    } else if (directive(field, "link") || type === "String") {
      checkText(value, field, at);
    } else if (type === "Date") {
      if (!isDate(value)) report(at, `must be a valid date, like 2025-10-10.`);
    } else if (type === "Int" || type === "Float") {
      const fits = type === "Int" ? Number.isInteger(value) : typeof value === "number";
      if (!fits) report(at, `must be a ${type === "Int" ? "whole " : ""}number, without quotes.`);
      else if (Number(value) < 0) report(at, `is ${String(value)}, but can't be negative.`);
    } else if (typeof value !== "boolean") report(at, "must be true or false, without quotes.");
  }

  function checkText(value: unknown, field: FieldDefinitionNode, at: FieldPath): void {
    const { min, max, pattern } = directive(field, "text") ?? {};
    const form = pattern && field.description ? `Expected: ${field.description.value}` : "";
    if (typeof value !== "string") {
      const given = clip(JSON.stringify(value));
      const advice = Array.isArray(value) ? "Remove the brackets from" : "Put quotes around";
      report(at, `must be text. ${advice} ${given}. ${form}`.trim());
      return;
    }
    const length = Array.from(value).length;
    if (min && length < min) warn(at, `has ${length} characters, but needs at least ${min}.`);
    if (max && length > max) warn(at, `has ${length} characters, but at most ${max} fit.`);
    if (pattern && !new RegExp(pattern).test(value))
      report(at, `${quote(value)} isn't in the right format. ${form}`.trim());
    const lost = placeholdersOf(field).find((name) => !value.includes(name));
    if (lost) report(at, `must contain ${lost}, which the page fills in. Add it.`);
  }

  function checkFile(value: unknown, at: FieldPath): void {
    const name = String(value);
    if (isForeign(name)) {
      report(at, foreignFormat(name));
    } else if (!/\.(png|jpe?g|webp|avif)$/i.test(name)) {
      report(
        at,
        `shows ${quote(name)}, which isn't an image. Use a .png, .jpg, .webp or .avif file.`,
      );
    } else if (!images.has(path.posix.join(folderOf(entry), name))) {
      const beside = [...images].filter((image) => path.posix.dirname(image) === folderOf(entry));
      const names = beside.map((image) => path.posix.basename(image));
      const [last = ""] = name.split(/[\\/]/).slice(-1);
      const meant = names.includes(last) ? ` Write ./${last}.` : didYouMean(last, names);
      report(
        at,
        `shows ${quote(name)}, which doesn't exist. Put the image in the same folder as this file.${meant}`,
      );
    }
  }
}

const isBlank = (value: unknown): boolean => typeof value === "string" && !value.trim();

/** True for `YYYY-MM-DD` if that day exists. */
function isDate(value: unknown): boolean {
  if (typeof value !== "string" || !/^\d{4}-\d{2}-\d{2}$/.test(value)) return false;
  const date = new Date(`${value}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(value);
}
