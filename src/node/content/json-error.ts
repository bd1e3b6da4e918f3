/** What keeps a text from being JSON, and the 1-based line of it; undefined when nothing does. */
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
 * Where JSON breaks. V8 says the position, or quotes what stands around it, ten characters on
 * either side; at the beginning of a file it quotes from there.
 */
function positionOf(message: string, source: string): number {
  const position = /position (\d+)/.exec(message)?.[1];
  if (position) return Math.min(Number(position), source.trimEnd().length);
  const around = /, \.\.\."(.*)"(?:\.\.\.)? is not valid JSON$/s.exec(message)?.[1];
  if (around) return source.indexOf(around) + 10;
  const token = /^Unexpected token '(.*)', "/s.exec(message)?.[1];
  return token ? source.indexOf(token) : source.trimEnd().length;
}
