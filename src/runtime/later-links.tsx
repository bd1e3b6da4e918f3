import fs from "node:fs";
import path from "node:path";
import {
  appDataAddress,
  pageDataAddress,
  staticDataAddress,
} from "../workarounds/gatsby-page-data.mjs";
import type { PageData } from "../workarounds/gatsby-page-data.mjs";
import { rel } from "./early";

/** https://www.gatsbyjs.com/docs/how-to/performance/improving-site-performance/ names the file. */
interface Stats {
  namedChunkGroups: Record<string, { assets: { name: string }[] }>;
}

let stats: Stats | undefined;
const readStats = (): Stats =>
  (stats ??= JSON.parse(
    fs.readFileSync(path.join("public", "webpack.stats.json"), "utf8"),
  ) as Stats);

/** The files of some chunks, each once. */
function filesOf(chunks: string[]): string[] {
  const { namedChunkGroups } = readStats();
  const assets = chunks.flatMap((name) => {
    const group = namedChunkGroups[name];
    if (!group) throw new Error(`No chunk is called "${name}": say it in the island's import()`);
    return group.assets;
  });
  return [...new Set(assets.map(({ name }) => `/${name}`))];
}

/** Links in a page's head to the code and data that its first action needs. While it is built, not while developing. */
export function laterLinks(page: PageData) {
  const first = filesOf(["site"]);
  const own = filesOf([page.componentChunkName]).filter((file) => !first.includes(file));
  const shared = page.staticQueryHashes.map(staticDataAddress);
  const data = [pageDataAddress(page.path), appDataAddress, ...shared];
  return [
    ...first.map((href) => <link key={href} rel={rel.idle} href={href} />),
    ...own.map((href) => <link key={href} rel={rel.act} href={href} />),
    ...data.map((href) => <link key={href} rel={rel.act} href={href} crossOrigin="anonymous" />),
  ];
}

/** And to the code of its islands. @param html the page, with the names of their chunks */
export function islandLinks(html: string) {
  const names = Array.from(html.matchAll(/ data-code="(\w+)"/g), ([, name]) => name ?? "");
  return filesOf(names).map((href) => {
    const needed = names.filter((name) => filesOf([name]).includes(href));
    return <link key={href} rel={rel.act} href={href} data-code={needed.join(" ")} />;
  });
}
