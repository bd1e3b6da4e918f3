import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { propsLink, rel } from "./early";
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

/** Files of an island: the chunk of its group, and its own. */
const filesOfIsland = (name: string) => name.split("/").flatMap(filesOf);

/** Links in a page's head to what its first action needs: code, and the props of its named islands. Only in a build. */
export function laterLinks(props: IslandProps) {
  const first = filesOf("site");
  const names = Object.keys(props);
  const own = new Set(names.flatMap(filesOfIsland).filter((file) => !first.includes(file)));
  const islandsOf = (file: string) => names.filter((name) => filesOfIsland(name).includes(file));
  return [
    ...first.map((href) => <link key={href} rel={rel.idle} href={href} />),
    <link key="props" id={propsLink} rel={rel.act} href={writeProps(props)} />,
    ...Array.from(own, (href) => (
      <link key={href} rel={rel.act} href={href} data-of={islandsOf(href).join(" ")} />
    )),
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
