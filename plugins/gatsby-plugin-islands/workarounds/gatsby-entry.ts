/**
 * gatsby 5.16.1: replaces the entry script. Gatsby's own renders the whole page with React; with `runtime/start.ts` pages are
 * HTML with islands. So a build contains neither Gatsby's runtime nor code of pages.
 *
 * Upstream: https://github.com/gatsbyjs/gatsby/blob/gatsby%405.16.1/packages/gatsby/src/utils/webpack.config.js#L199-L206
 * Delete when Gatsby has islands of its own, or `setWebpackConfig` takes an entry.
 */
import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";

interface Config {
  entry: Record<string, string | string[]>;
}

/** @param start the script that pages begin with */
export function replaceEntry(
  { stage, actions, getConfig }: CreateWebpackConfigArgs,
  start: string,
) {
  const config = (getConfig as () => Config)();
  const own = path.resolve(stage === "develop" ? ".cache/app" : ".cache/production-app");
  const replace = (file: string) => (file === own ? start : file);
  const entry = Object.entries(config.entry).map(([name, files]) => [
    name,
    Array.isArray(files) ? files.map(replace) : replace(files),
  ]);
  actions.replaceWebpackConfig({ ...config, entry: Object.fromEntries(entry) as Config["entry"] });
}
