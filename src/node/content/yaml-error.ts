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
    "cannot be read: a line is no field. Write name: value, with a blank behind the colon.",
  ],
  [/quote$/m, "cannot be read: a quote never ends. Add one at the end of its text, here or above."],
  [
    /^BAD_INDENT/,
    "cannot be read: a bracket never ends. Close it, or put the text between double quotes.",
  ],
  [
    /^UNEXPECTED_TOKEN/,
    'cannot be read: a text goes on behind its last quote. Write \\" for a quote inside double quotes.',
  ],
  [
    /^/,
    "cannot be read: a text has a sign with a meaning. Put a text that holds a colon or begins with a sign between double quotes.",
  ],
];

/** The first mistake in YAML, or in JSON that names a field twice. */
export function yamlError({ errors }: Document, lines: LineCounter): SyntaxFault | undefined {
  const [first, second] = errors;
  if (!first) return undefined;
  const all = errors.map(({ code, message }) => `${code} ${message}`).join("\n");
  const [, message = ""] = meanings.find(([pattern]) => pattern.test(all)) ?? [];
  // The parser begins at the line above the one that is moved in.
  const offset = RegExp(movedIn).test(all) && second ? second.pos[1] : first.pos[0];
  return { message, line: lines.linePos(offset).line };
}
