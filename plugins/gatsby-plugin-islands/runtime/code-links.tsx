import { whenIdle } from "./ahead";
import { filesOfChunk } from "../workarounds/webpack-stats";

/** The chunk with React, the hydration, and the islands of every page. */
const common = "islands";

/**
 * Links in a page's head to the code of its islands, which `ahead.ts` prefetches; none without an island.
 * @param html the page's body
 */
export function codeLinks(html: string, pathPrefix: string) {
  const groups = Array.from(
    html.matchAll(/data-island="([^/"]+)/g),
    ([, group]) => `islands-${group}`,
  );
  if (groups.length === 0) return [];
  const files = new Set([common, ...groups].flatMap(filesOfChunk));
  return Array.from(files, (file) => (
    <link key={file} rel={whenIdle} href={`${pathPrefix}/${file}`} />
  ));
}
