/** The syntax error in a JSON text, with its 1-based line. */
export function jsonError(source: string): { message: string; line: number } | undefined {
  try {
    JSON.parse(source);
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const plain = message.replace(/ in JSON at position.*/, "").replace(/, (\.\.\.)?".*/s, "");
    return {
      message: plain,
      line: source.slice(0, positionOf(message, source)).split("\n").length,
    };
  }
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
