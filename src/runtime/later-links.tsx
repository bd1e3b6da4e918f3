import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { whenIdle, elsewhere, propsLink, withAction } from "./early";
import type { IslandProps } from "./islands";

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
const filesOf = (chunk: string): string[] =>
  readStats().namedChunkGroups[chunk]?.assets.map(({ name }) => `/${name}`) ?? [];

const groupOf = (island: string) => island.split("/")[0] ?? "";
const partOf = (island: string) => island.split("/")[1] ?? "";

/**
 * Links in a page's head to what its first action needs. What any of its named islands needs is prefetched when idle; the
 * code of one island, or Gatsby, with the action. Only in a build.
 */
export function laterLinks(props: IslandProps) {
  const names = Object.keys(props);
  /** Links to the chunks that places are in. @param of names of the places */
  const linksTo = (chunkOf: (place: string) => string, when: string, of = names) => {
    const needs = (file: string) => of.filter((place) => filesOf(chunkOf(place)).includes(file));
    return Array.from(new Set(of.map(chunkOf).flatMap(filesOf)), (href) => (
      <link key={href} rel={when} href={href} data-of={needs(href).join(" ")} />
    ));
  };
  return [
    ...filesOf("site").map((href) => <link key={href} rel={whenIdle} href={href} />),
    ...linksTo(groupOf, whenIdle),
    <link
      key="props"
      id={propsLink}
      rel={whenIdle}
      href={writeProps(props)}
      data-of={names.join(" ")}
    />,
    ...linksTo(partOf, withAction),
    ...linksTo(() => "gatsby", withAction, [elsewhere]),
  ];
}

/** Writes a file named after the digest of its content. @returns its address */
function writeProps(props: IslandProps): string {
  const text = JSON.stringify(props);
  const digest = createHash("sha256").update(text).digest("hex").slice(0, 20);
  const address = `/static/islands/${digest}.json`;
  fs.mkdirSync("public/static/islands", { recursive: true });
  fs.writeFileSync(`public${address}`, text);
  return address;
}
