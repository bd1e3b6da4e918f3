/**
 * gatsby 5.16.1: writes three inline scripts into each page, whose texts aren't exported. Each sets a value of
 * `window`.
 *
 * Upstream: https://github.com/gatsbyjs/gatsby/blob/gatsby%405.16.1/packages/gatsby/cache-dir/static-entry.js#L420-L470
 * Delete when Gatsby says which scripts are its own, or no longer writes any.
 */
const setsValue =
  /^\s*(?:\/\*<!\[CDATA\[\*\/)?window\.(?:pagePath|___webpackCompilationHash|___chunkMapping)=(.*);(?:\/\*\]\]>\*\/)?\s*$/s;

/** True for a script that sets one of Gatsby's values to data, which runs nothing. */
export function isOfGatsby(script: string): boolean {
  try {
    JSON.parse(setsValue.exec(script)?.[1] ?? "");
    return true;
  } catch {
    return false;
  }
}
