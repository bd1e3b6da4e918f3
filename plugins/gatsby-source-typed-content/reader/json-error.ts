import { clip } from "./quote";
import type { SyntaxFault } from "./yaml-error";

const hint = "Look for a missing or extra comma or quote, here or on the line above.";

/** What JSON contains where it breaks, and what that means to an author. The first match wins. */
const meanings: [RegExp, string][] = [
  [/^(\/[/*]|#)/, "JSON doesn't allow comments. Remove it."],
  [/^[“”„]/, 'it has a curly quote. Put straight quotes (") around names and text.'],
  [/^\s*$/, "it ends too early. Look for a missing }, ] or quote."],
  [/^\n(?=[^]*\S)/, "a text continues on the next line. Put it on one line."],
];

/** The syntax error in a JSON text. */
export function jsonError(source: string): SyntaxFault | undefined {
  if (!source.trim()) return { message: "is empty. Restore its fields.", line: 1 };
  try {
    JSON.parse(source);
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const plain = message.replace(/ in JSON at position.*/, "").replace(/, (\.\.\.)?".*/s, "");
    const position = positionOf(message, source);
    const [, meaning] = meanings.find(([sign]) => sign.test(source.slice(position))) ?? [];
    return {
      message: `can't be read: ${meaning ?? `${clip(plain)}. ${hint}`}`,
      line: source.slice(0, position).split("\n").length,
    };
  }
}

/** True for valid JSON that contains a field twice, and so has more names than fields. */
export function namesTwice(source: string): boolean {
  const texts = source.match(/"(?:[^"\\]|\\.)*"\s*:?/g) ?? [];
  return texts.filter((text) => text.endsWith(":")).length > fieldsIn(JSON.parse(source));
}

function fieldsIn(value: unknown): number {
  if (typeof value !== "object" || value === null) return 0;
  const own = Array.isArray(value) ? 0 : Object.keys(value).length;
  return Object.values(value).reduce((sum: number, one) => sum + fieldsIn(one), own);
}

/**
 * Where JSON breaks. V8 gives the position, or quotes ten characters on either side of it; near the beginning of a
 * file it quotes from the start.
 */
function positionOf(message: string, source: string): number {
  const position = /position (\d+)/.exec(message)?.[1];
  if (position) return Math.min(Number(position), source.trimEnd().length);
  const around = /, \.\.\."(.*)"(?:\.\.\.)? is not valid JSON$/s.exec(message)?.[1];
  if (around) return source.indexOf(around) + 10;
  const token = /^Unexpected token '(.*)', "/s.exec(message)?.[1];
  return token ? source.indexOf(token) : source.trimEnd().length;
}
