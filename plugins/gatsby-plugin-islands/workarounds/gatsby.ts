/** Internals of Gatsby 5.16.1 that no API offers. */
import path from "node:path";
import type { CreateWebpackConfigArgs, Store } from "gatsby";

export interface SitePlugin {
  name: string;
  /** Its folder. */
  resolve: string;
  /** The hooks in its `gatsby-browser`. */
  browserAPIs: string[];
}

interface State {
  flattenedPlugins: SitePlugin[];
}

/**
 * gatsby 5.16.1: lists the site's plugins, with their hooks in the browser, which Gatsby reads from each plugin's exports.
 *
 * Upstream: https://github.com/gatsbyjs/gatsby/blob/gatsby%405.16.1/packages/gatsby/src/bootstrap/load-plugins/validate.ts
 * Delete when node APIs receive the site's plugins.
 * @returns with the site itself, which is `default-site-plugin`, and Gatsby's own plugins
 */
export const sitePlugins = ({ getState }: Pick<Store, "getState">): SitePlugin[] =>
  (getState as () => State)().flattenedPlugins;

interface Config {
  entry: Record<string, string | string[]>;
}

/**
 * gatsby 5.16.1: replaces the entry script, which renders the whole page with React. So a build contains neither Gatsby's
 * runtime nor the code of pages.
 *
 * Upstream: https://github.com/gatsbyjs/gatsby/blob/gatsby%405.16.1/packages/gatsby/src/utils/webpack.config.js#L199-L206
 * Delete when Gatsby has islands of its own, or `setWebpackConfig` takes an entry.
 * @param start the script that pages begin with
 */
export function replaceEntry(
  { stage, actions, getConfig }: CreateWebpackConfigArgs,
  start: string,
): void {
  const config = (getConfig as () => Config)();
  const gatsbyEntry = path.resolve(stage === "develop" ? ".cache/app" : ".cache/production-app");
  const replace = (file: string) => (file === gatsbyEntry ? start : file);
  const entry = Object.entries(config.entry).map(([name, files]) => [
    name,
    Array.isArray(files) ? files.map(replace) : replace(files),
  ]);
  actions.replaceWebpackConfig({ ...config, entry: Object.fromEntries(entry) as Config["entry"] });
}

/** The part of `public/webpack.stats.json` that is used here. */
export interface Stats {
  namedChunkGroups?: Partial<Record<string, { assets: { name: string }[] }>>;
}

/**
 * gatsby 5.16.1: finds the files of a chunk in `public/webpack.stats.json`, which a build writes before it bundles the code that
 * renders pages. No API names them.
 *
 * Upstream: https://github.com/gatsbyjs/gatsby/blob/gatsby%405.16.1/packages/gatsby/src/utils/gatsby-webpack-stats-extractor.ts
 * Delete when `onRenderBody` receives the files of chunks.
 * @returns names below `public`; none if there's no such chunk, and in `gatsby develop`
 */
export const filesOfChunk = ({ namedChunkGroups }: Stats, chunk: string): string[] =>
  namedChunkGroups?.[chunk]?.assets.map(({ name }) => name) ?? [];
