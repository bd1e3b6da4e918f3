import { visit } from "yaml";
import type { Document, LineCounter } from "yaml";

/** What is wrong with a text, and what to do, with its 1-based line. */
export interface SyntaxFault {
  message: string;
  line: number;
}

const movedIn = "BLOCK_AS_IMPLICIT_KEY[^]*MULTILINE|All mapping items|item without|map-value-ind";

/** What the parser's codes and messages mean to an author; the first that fits. */
const meanings: [RegExp, string][] = [
  [/TAB_AS_INDENT/, "cannot be read: a line begins with a tab. Replace the tab by blanks."],
  [/^DUPLICATE_KEY/, "names a field twice. Remove one of the two."],
  [
    RegExp(movedIn),
    "cannot be read: a field is moved in by mistake. Begin it at the margin, or exactly below its neighbour.",
  ],
  [
    /^MULTILINE/,
    "cannot be read: a line is no field. Write name: value, with a blank behind the colon. Type the blank anew: a pasted one may be another sign.",
  ],
  [/quote$/m, "cannot be read: a quote never ends. Add one at the end of its text, here or above."],
  [
    /^BAD_INDENT/,
    "cannot be read: a bracket never ends. Close it, or put the text between double quotes.",
  ],
  [
    /^UNEXPECTED_TOKEN/,
    'cannot be read: a text begins with a sign that has a meaning, or goes on behind its last quote. Put all of it between double quotes, and write \\" for a quote inside.',
  ],
  [
    /^/,
    "cannot be read: a text has a sign with a meaning. Put a text that holds a colon or begins with a sign between double quotes.",
  ],
];

/** The first mistake in YAML, or in JSON that names a field twice. */
export function yamlError(document: Document, lines: LineCounter): SyntaxFault | undefined {
  const { errors } = document;
  const [first, second] = errors;
  if (!first) return cutText(document, lines);
  const all = errors.map(({ code, message }) => `${code} ${message}`).join("\n");
  const [, message = ""] = meanings.find(([pattern]) => pattern.test(all)) ?? [];
  // The parser begins at the line above the one that is moved in.
  const offset = RegExp(movedIn).test(all) && second ? second.pos[1] : first.pos[0];
  return { message, line: lines.linePos(offset).line };
}

/** A text that ends at ` #`, where YAML begins a comment; one that is meant has a blank behind the sign. */
function cutText(document: Document, lines: LineCounter): SyntaxFault | undefined {
  let fault: SyntaxFault | undefined;
  visit(document, {
    Scalar: (_key, { type, comment, range }) => {
      if (type !== "PLAIN" || !range || !/^\S/.test(comment ?? "")) return;
      const message = `is cut before "#${comment}", which is a comment to YAML. Put the text between double quotes.`;
      fault ??= { message, line: lines.linePos(range[0]).line };
    },
  });
  return fault;
}
