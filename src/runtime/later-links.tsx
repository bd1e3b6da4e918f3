import fs from "node:fs";
import path from "node:path";
import {
  appDataAddress,
  pageDataAddress,
  staticDataAddress,
} from "../workarounds/gatsby-page-data.mjs";
import type { PageData } from "../workarounds/gatsby-page-data.mjs";
import { later } from "./early";

/** https://www.gatsbyjs.com/docs/how-to/performance/improving-site-performance/ names the file. */
interface Stats {
  namedChunkGroups: Record<string, { assets: { name: string }[] }>;
}

let stats: Stats | undefined;
const readStats = (): Stats =>
  (stats ??= JSON.parse(
    fs.readFileSync(path.join("public", "webpack.stats.json"), "utf8"),
  ) as Stats);

/** Links in a page's head to the code and data that its first action needs. While it is built, not while developing. */
export function laterLinks(page: PageData) {
  const { namedChunkGroups } = readStats();
  const code = ["site", page.componentChunkName]
    .flatMap((name) => namedChunkGroups[name]?.assets ?? [])
    .map(({ name }) => `/${name}`);
  const shared = page.staticQueryHashes.map(staticDataAddress);
  const data = [pageDataAddress(page.path), appDataAddress, ...shared];
  return [
    ...[...new Set(code)].map((href) => <link key={href} rel={later} href={href} />),
    ...data.map((href) => <link key={href} rel={later} href={href} crossOrigin="anonymous" />),
  ];
}
