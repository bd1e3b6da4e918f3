/** A piece of code, by its colour. */
export interface Token {
  kind: "comment" | "string" | "keyword" | "call" | "plain";
  part: string;
}

const patterns =
  /(?<comment>\/[/*].*)|(?<string>"[^"]*")|(?<keyword>\b(?:import|from|export|async|function|const|return|await|if)\b)|(?<call>\b\w+(?=\())/g;

const kinds = ["comment", "string", "keyword", "call"] as const;

/** Splits a line of the demo's TypeScript into tokens. */
export function tokensOf(line: string): Token[] {
  const tokens: Token[] = [];
  let end = 0;
  for (const match of line.matchAll(patterns)) {
    if (match.index > end) tokens.push({ kind: "plain", part: line.slice(end, match.index) });
    const { groups = {} } = match;
    tokens.push({ kind: kinds.find((kind) => groups[kind]) ?? "plain", part: match[0] });
    end = match.index + match[0].length;
  }
  if (end < line.length) tokens.push({ kind: "plain", part: line.slice(end) });
  return tokens;
}
