import fs from "node:fs";
import path from "node:path";
import { later } from "./early";

/** What Gatsby has written of a page, in part. */
export interface PageData {
  path: string;
  componentChunkName: string;
  staticQueryHashes: string[];
}

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
  const place = page.path === "/" ? "index" : page.path.replace(/^\/|\/$/g, "");
  const data = [`${place}/page-data.json`, "app-data.json"]
    .concat(page.staticQueryHashes.map((hash) => `sq/d/${hash}.json`))
    .map((file) => `/page-data/${file}`);
  return [
    ...[...new Set(code)].map((href) => <link key={href} rel={later} href={href} />),
    ...data.map((href) => <link key={href} rel={later} href={href} crossOrigin="anonymous" />),
  ];
}
