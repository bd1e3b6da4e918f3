import fs from "node:fs";
import path from "node:path";
import type { Configuration } from "markdownlint";
import { LineCounter, isMap, parseDocument } from "yaml";
import type { Problem } from "../content/problem";
import { quote } from "../content/quote";
import { yamlError } from "../content/yaml-error";
import { didYouMean } from "./suggest";

/** Where a team says which warnings about texts it wants. Editors with markdownlint read the same file. */
export const settingsFile = ".markdownlint.yaml";

/** Warnings of our own that can be switched off. A name of markdownlint's, like `links`, would switch on rules of it. */
const own = [
  ...["literal-markdown", "box-names", "release-footnotes", "code-blocks", "code-languages"],
  ...["unknown-tags", "link-targets", "image-names", "unknown-words", "grammar"],
];

const isKnown = (name: string) => /^(default|MD\d{3})$/.test(name) || own.includes(name);

/**
 * Reads the settings. While they can't be read, only our own warnings are on.
 * @param root the content folder
 * @param problems gets what is wrong with them
 */
export function warningSettings(root: string, problems: Problem[] = []): Configuration {
  const file = path.join(root, settingsFile);
  const text = fs.existsSync(file) ? fs.readFileSync(file, "utf8") : "";
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const warn = (line: number, field: string, message: string) =>
    problems.push({
      ...{ file: `content/${settingsFile}`, line, field, message, severity: "warning" },
    });
  const fault = yamlError(document, lines);
  if (fault) warn(fault.line, "settings", fault.message);
  if (document.contents && !isMap(document.contents) && !fault)
    warn(1, "settings", "must be settings like `MD001: true`, one on each line.");
  const data = (isMap(document.contents) && !fault ? document.toJS() : {}) as Configuration;
  for (const name of Object.keys(data).filter((some) => !isKnown(some))) {
    const line = text.slice(0, text.indexOf(name)).split("\n").length;
    const known = `Use a rule of markdownlint, like MD001, or one of: ${own.join(", ")}.`;
    warn(line, name, `${quote(name)} isn't a warning. ${known}${didYouMean(name, own)}`);
  }
  return { default: false, ...data };
}
