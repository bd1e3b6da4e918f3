import fs from "node:fs";
import path from "node:path";
import type { Configuration } from "markdownlint";
import type { ContentOptions } from "../options";
import { LineCounter, isMap, parseDocument } from "yaml";
import type { Problem } from "../reader/problem";
import { quote } from "../reader/quote";
import { yamlError } from "../reader/yaml-error";
import { didYouMean } from "./suggest";

/** Where a team says which warnings about texts it wants. Editors with markdownlint read the same file. */
export const settingsFile = ".markdownlint.yaml";

/**
 * Reads the settings. While they can't be read, only our own warnings are on.
 * @param root the content folder
 * @param own names of warnings that aren't markdownlint's
 * @param problems gets what is wrong with them
 */
export function warningSettings(
  { folder }: Pick<ContentOptions, "folder">,
  root: string,
  own: string[] = [],
  problems: Problem[] = [],
): Configuration {
  const file = path.join(root, settingsFile);
  const text = fs.existsSync(file) ? fs.readFileSync(file, "utf8") : "";
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const warn = (line: number, field: string, message: string) =>
    problems.push({
      ...{ file: `${folder}/${settingsFile}`, line, field, message, severity: "warning" },
    });
  const fault = yamlError(document, lines);
  if (fault) warn(fault.line, "settings", fault.message);
  if (document.contents && !isMap(document.contents) && !fault)
    warn(1, "settings", "must be settings like `MD001: true`, one on each line.");
  const data = (isMap(document.contents) && !fault ? document.toJS() : {}) as Configuration;
  const isKnown = (name: string) => /^(default|MD\d{3})$/.test(name) || own.includes(name);
  for (const name of Object.keys(data).filter((some) => !isKnown(some))) {
    const line = text.slice(0, text.indexOf(name)).split("\n").length;
    const known = `Use a rule of markdownlint, like MD001, or one of: ${own.join(", ")}.`;
    warn(line, name, `${quote(name)} isn't a warning. ${known}${didYouMean(name, own)}`);
  }
  return { default: false, ...data };
}
