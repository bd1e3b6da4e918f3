import fs from "node:fs";
import path from "node:path";
import type { Configuration } from "markdownlint";
import { LineCounter, parseDocument } from "yaml";
import type { Problem } from "../content/problem";
import { quote } from "../content/quote";
import { yamlError } from "../content/yaml-error";
import { didYouMean } from "./suggest";

/** Where a team says which warnings about texts it wants. Editors with markdownlint read the same file. */
export const settingsFile = ".markdownlint.yaml";

/** Our own warnings that can be switched off; `text/index.ts` and `words/index.ts` say what each is about. */
export const ownWarnings = [
  ...[
    "literal-markdown",
    "boxes",
    "footnotes",
    "code-blocks",
    "code-languages",
    "html",
    "links",
    "images",
  ],
  ...["spelling", "grammar"],
] as const;

/** The settings, and what is wrong with them. Broken ones count as empty. */
export interface WarningSettings {
  settings: Configuration;
  problems: Problem[];
}

/** @param root the content folder */
export function warningSettings(root: string): WarningSettings {
  const none: Configuration = { default: false };
  const file = path.join(root, settingsFile);
  if (!fs.existsSync(file)) return { settings: none, problems: [] };
  const lines = new LineCounter();
  const text = fs.readFileSync(file, "utf8");
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
  const problem = (line: number, field: string, message: string): Problem => ({
    ...{ file: `content/${settingsFile}`, line, field, message, severity: "warning" },
  });
  const fault = yamlError(document, lines);
  const data: unknown = fault ? {} : (document.toJS() ?? {});
  if (fault) return { settings: none, problems: [problem(fault.line, "settings", fault.message)] };
  if (typeof data !== "object" || data === null || Array.isArray(data)) {
    const message = "must be a list of settings like `MD001: true`.";
    return { settings: none, problems: [problem(1, "settings", message)] };
  }
  const unknown = Object.keys(data).filter(
    (name) => !/^(default|MD\d{3})$/.test(name) && !ownWarnings.some((own) => own === name),
  );
  return {
    settings: { ...none, ...data },
    problems: unknown.map((name) => {
      const line = text.slice(0, text.indexOf(name)).split("\n").length;
      const message = `${quote(name)} isn't a warning. Use a rule of markdownlint, like MD001, or one of: ${ownWarnings.join(", ")}.${didYouMean(name, ownWarnings)}`;
      return problem(line, name, message);
    }),
  };
}
