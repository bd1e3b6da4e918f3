import fs from "node:fs";
import path from "node:path";
import { whenIdle } from "../runtime/ahead";

/** https://www.gatsbyjs.com/docs/how-to/performance/improving-site-performance/ names the file. */
interface Stats {
  namedChunkGroups: Record<string, { assets: { name: string }[] }>;
}

let stats: Stats | undefined;
const readStats = (): Stats =>
  (stats ??= JSON.parse(
    fs.readFileSync(path.join("public", "webpack.stats.json"), "utf8"),
  ) as Stats);

/** Files of a chunk. Empty if there's no such chunk: the layout's islands are in the chunk `site`. */
const filesOf = (chunk: string): string[] =>
  readStats().namedChunkGroups[chunk]?.assets.map(({ name }) => `/${name}`) ?? [];

/**
 * Links in a page's head to the code of its islands, which `runtime/ahead.ts` prefetches. Only in a build.
 * @param html the page's body
 */
export function laterLinks(html: string) {
  const groups = Array.from(html.matchAll(/data-island="([^/"]+)/g), ([, group = ""]) => group);
  const files = new Set(["site", ...groups].flatMap(filesOf));
  return Array.from(files, (href) => <link key={href} rel={whenIdle} href={href} />);
}
