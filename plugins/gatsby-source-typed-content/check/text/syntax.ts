import type { LintError } from "markdownlint";
import { lint } from "markdownlint/sync";
import { frontMatter } from "../../reader/entry";
import { clip } from "../../reader/quote";
import type { TextRule } from "../rule";
import { settingsFile } from "../warning-settings";

/** What a rule has found. */
interface Finding {
  /** Numbers and names: "Expected: 2; Actual: 3". */
  detail: string;
  /** The words in question. */
  context: string;
}

const indent = ({ detail }: Finding) => {
  const spaces = Number(/Actual: (\d+)/.exec(detail)?.[1]);
  return `is indented ${spaces === 1 ? "1 space" : `${spaces} spaces`}, which isn't where an item starts. To nest it, line it up with the text of the item above.`;
};

/** What markdownlint's rules mean to an author. A rule returns "" where a page shows nothing wrong. */
const sentences: Record<string, (error: Finding) => string> = {
  MD001: ({ detail }) => {
    const [right = "", wrong = ""] = [...detail.matchAll(/\d/g)].map(([depth]) =>
      "#".repeat(Number(depth)),
    );
    return `skips a level: use ${right} instead of ${wrong}.`;
  },
  MD003: () =>
    "becomes a heading because of the line of --- or === under it. Add an empty line above that line.",
  MD005: indent,
  // Four spaces nest an item as well as two.
  MD007: (finding) => (finding.detail.startsWith("Expected: 0;") ? indent(finding) : ""),
  MD011: ({ detail }) => `shows ${clip(detail)} literally. Write links as [text](/address).`,
  // "#3 of 4" isn't meant to be a heading.
  MD018: ({ context }) => {
    const [signs = ""] = /^##+/.exec(context) ?? [];
    return signs && `isn't a heading: put a normal space after the ${signs}.`;
  },
  MD025: () => "is a # heading, which is reserved for the title. Use ## instead.",
  MD045: () =>
    "has an image without alternative text. Describe what it shows: ![Description](./board.png).",
  MD046: () => "is indented four spaces, so it renders as code. Remove the indent, or use ```.",
  // "x[0][1]" isn't meant to be a link.
  MD052: ({ context }) =>
    /\p{L}/u.test(context)
      ? `shows ${clip(context)} literally. Write links as [text](/address).`
      : "",
  MD053: ({ detail }) => {
    const name = `[${clip(/"(.*)"/.exec(detail)?.[1] ?? "")}]`;
    return detail.startsWith("Duplicate")
      ? `defines ${name} again, but only the first one counts. Remove one of them.`
      : `defines ${name}, but nothing refers to it. Remove it, or refer to it in the text.`;
  },
  MD056: ({ detail }) => {
    const [columns = 0, cells = 0] = [...detail.matchAll(/\d+/g)].map(Number);
    const advice =
      cells > columns
        ? ", so readers won't see the rest. Write \\| for a literal |."
        : ". Add | | for each empty cell.";
    return `has ${cells} cells, but the table has ${columns} columns${advice}`;
  },
  MD059: ({ context }) =>
    `has the link text "${context.slice(1, -1)}". Say where it leads, like [our plans](…).`,
};

/** What the linter has found in texts that haven't changed since. */
const known = new Map<string, LintError[]>();

/** Warns of what markdownlint finds, by the settings of the team. */
export const syntaxIsRight: TextRule = (
  { entry: { source } },
  report,
  { folder, settings: config },
) => {
  const key = JSON.stringify(config) + source;
  const options = { config, frontMatter, noInlineConfig: true, handleRuleFailures: true };
  const found = known.get(key) ?? lint({ strings: { source }, ...options }).source ?? [];
  known.set(key, found);
  const reported = new Set<string>();
  for (const { lineNumber, ruleNames, ruleDescription, ...error } of found) {
    const finding = { detail: error.errorDetail ?? "", context: error.errorContext ?? "" };
    const [name = ""] = ruleNames;
    const message = finding.detail.startsWith("This rule threw")
      ? `can't be checked by ${name}, because its settings in ${folder}/${settingsFile} don't fit.`
      : // A team may switch on rules without a sentence here.
        (sentences[name]?.(finding) ?? `breaks the rule ${name}: ${ruleDescription}.`);
    // Some rules find the same twice.
    if (!message || reported.has(`${lineNumber} ${message}`)) continue;
    reported.add(`${lineNumber} ${message}`);
    report(lineNumber, message, "warning");
  }
};
