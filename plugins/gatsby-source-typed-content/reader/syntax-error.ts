import { visit } from "yaml";
import type { Document, LineCounter } from "yaml";
import { clip, quote } from "./message";

/** A mistake in JSON or YAML. */
interface SyntaxFault {
  /** What is wrong, and what to do. */
  message: string;
  /** 1-based. */
  line: number;
}

const wrongIndent =
  "BLOCK_AS_IMPLICIT_KEY[^]*MULTILINE|All mapping items|item without|map-value-ind";

/** Messages to authors, by the parser's codes and messages. The first match wins. */
const meanings: [RegExp, string][] = [
  [/TAB_AS_INDENT/, "can't be read: a line starts with a tab. Replace it with spaces."],
  [/^DUPLICATE_KEY/, "contains this field twice. Remove one of them."],
  [
    RegExp(wrongIndent),
    "can't be read: a field is indented by mistake. Start it at the margin, or line it up with the field above.",
  ],
  [
    /^MULTILINE/,
    "can't be read: expected `name: value`. If it looks right, retype the space; it may be non-breaking.",
  ],
  [
    /quote$/m,
    "can't be read: a quotation mark is never closed. Add the missing one at the end of the text, here or further up.",
  ],
  [
    /^BAD_INDENT/,
    "can't be read: a bracket is never closed. Close it, or put the text in double quotes.",
  ],
  [
    /^UNEXPECTED_TOKEN/,
    "can't be read: a text starts with a YAML special character, or continues after its closing quote. Put the whole text in double quotes, and write \\\" for a quote inside.",
  ],
  [/^/, "can't be read: a text contains a YAML special character. Put the text in double quotes."],
];

/**
 * The first mistake in JSON. The YAML parser knows its line where `JSON.parse` doesn't.
 * @param document the same text, parsed as YAML
 */
export function jsonError(
  source: string,
  document: Document,
  lines: LineCounter,
): SyntaxFault | undefined {
  if (!source.trim()) return { message: "is empty. Restore its fields.", line: 1 };
  try {
    JSON.parse(source);
  } catch (error) {
    const reason = String(error).replace(/^SyntaxError: |( in JSON at|, (\.\.\.)?").*/gs, "");
    const position = /at position (\d+)/.exec(String(error))?.[1];
    // YAML allows a comma at the end of a list.
    const index = position ?? document.errors[0]?.pos[0] ?? source.search(/,\s*\]/);
    const { line } = lines.linePos(Math.min(Number(index), source.trimEnd().length));
    return { message: `can't be read: ${clip(reason)}. ${jsonForm}`, line };
  }
  // Duplicate fields.
  return yamlError(document, lines);
}

const jsonForm =
  'Look here and on the line above: JSON needs a comma between fields and none after the last, straight quotes (") around each name and text, and has no comments.';

/** The first mistake in YAML. */
export function yamlError(document: Document, lines: LineCounter): SyntaxFault | undefined {
  const { errors } = document;
  const [first, second] = errors;
  if (!first) return cutText(document, lines);
  const reports = errors.map(({ code, message }) => `${code} ${message}`).join("\n");
  const [, message = ""] = meanings.find(([pattern]) => pattern.test(reports)) ?? [];
  // The parser reports the line above the indented one.
  const offset = RegExp(wrongIndent).test(reports) && second ? second.pos[1] : first.pos[0];
  return { message, line: lines.linePos(offset).line };
}

/** A text that is cut off at ` #`, where YAML starts a comment. An intended comment has a space after the #. */
function cutText(document: Document, lines: LineCounter): SyntaxFault | undefined {
  let fault: SyntaxFault | undefined;
  visit(document, {
    Scalar: (_key, { type, comment, range }) => {
      if (type !== "PLAIN" || !range || !/^\S/.test(comment ?? "")) return;
      const message = `is cut off before ${quote(`#${comment}`)}, which YAML treats as a comment. Put the text in double quotes.`;
      fault ??= { message, line: lines.linePos(range[0]).line };
    },
  });
  return fault;
}
