import fs from "node:fs";
import path from "node:path";
import { DomUtils, parseDocument } from "htmlparser2";
import { validateXML } from "xmllint-wasm";
import { readText } from "./site";
import type { BuiltSite, Report } from "./site";

type Nodes = ReturnType<typeof parseDocument>["children"];

/** Errors by text: the validator starts slowly. */
const known = new Map<string, Promise<string[]>>();

async function errorsOf(contents: string, schema: string): Promise<string[]> {
  const xml = { fileName: "file.xml", contents };
  const { rawOutput } = await validateXML({ xml, schema });
  // Namespace errors are only in the raw output.
  const errors = rawOutput.matchAll(/ error : (.*)/g);
  return [...errors].map(([, message = ""]) => message.replace(/\{.*?\}/g, ""));
}

/** An XML Schema of this folder. */
export const schemaIn = (file: string): string =>
  fs.readFileSync(path.join(__dirname, file), "utf8");

/** Nodes of an XML file; reports one that is missing or breaks its schema, and returns undefined. */
export async function readXml(site: BuiltSite, file: string, report: Report, schema: string) {
  const text = readText(site, file, report);
  if (text === undefined) return undefined;
  const errors = known.get(text) ?? errorsOf(text, schema);
  known.set(text, errors);
  for (const message of await errors) report(file, `is not valid: ${message}`);
  const { children } = parseDocument(text, { xmlMode: true });
  return (await errors).length > 0 ? undefined : children;
}

/** All elements with one of these names. */
export const elementsNamed = (nodes: Nodes, ...names: string[]) =>
  DomUtils.getElementsByTagName((name) => names.includes(name), nodes);

/** Text or `href` of the first element with one of these names. */
export function valueOf(nodes: Nodes, ...names: string[]): string | undefined {
  const [element] = elementsNamed(nodes, ...names);
  return element && (DomUtils.textContent(element) || element.attribs.href);
}
