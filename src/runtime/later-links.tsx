import fs from "node:fs";
import path from "node:path";
import { whenIdle, withAction } from "./ahead";

/** https://www.gatsbyjs.com/docs/how-to/performance/improving-site-performance/ names the file. */
interface Stats {
  namedChunkGroups: Record<string, { assets: { name: string }[] }>;
}

let stats: Stats | undefined;
const readStats = (): Stats =>
  (stats ??= JSON.parse(
    fs.readFileSync(path.join("public", "webpack.stats.json"), "utf8"),
  ) as Stats);

/** Files of a chunk; none where no chunk has this name: the code of a small island is in its group's chunk. */
const filesOf = (chunk = ""): string[] =>
  readStats().namedChunkGroups[chunk]?.assets.map(({ name }) => `/${name}`) ?? [];

/**
 * Links in a page's head to the code of its islands: what any of them needs is prefetched when idle, the chunk of one island
 * with the action. Only in a build.
 * @param html the page's body
 */
export function laterLinks(html: string) {
  const islands = Array.from(html.matchAll(/data-island="([^"]+)"/g), ([, name = ""]) => name);
  /** @param part of the island's name: 0 is its group, 1 its own name */
  const linksTo = (part: 0 | 1, when: string) => {
    const filesFor = (island: string) => filesOf(island.split("/")[part]);
    return Array.from(new Set(islands.flatMap(filesFor)), (href) => {
      const users = islands.filter((island) => filesFor(island).includes(href));
      return <link key={href} rel={when} href={href} data-of={users.join(" ")} />;
    });
  };
  return [
    ...filesOf("site").map((href) => <link key={href} rel={whenIdle} href={href} />),
    ...linksTo(0, whenIdle),
    ...linksTo(1, withAction),
  ];
}
