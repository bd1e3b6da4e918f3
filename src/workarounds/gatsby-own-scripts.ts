/**
 * gatsby 5.16.1: its own scripts, by names that ours can import. `gatsby-production-app` is what it begins with in a browser:
 * `runtime/start.ts` stands in its place, and runs it with a visitor's first action. Who only reads runs no React.
 * `gatsby-page-loader` is for `gatsby-page-loader.ts`.
 *
 * Upstream: https://github.com/gatsbyjs/gatsby/blob/gatsby%405.16.1/packages/gatsby/src/utils/webpack.config.js#L199-L206
 * Delete when Gatsby can be told to begin later. `setWebpackConfig` takes no entry.
 */
import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";

/** @param start the script that browsers begin with, from the checkout */
export function beginWith(
  start: string,
  { stage, actions, getConfig }: CreateWebpackConfigArgs,
): void {
  const config = (getConfig as () => { entry: { app: string } })();
  const isBuild = stage === "build-javascript";
  const alias = {
    "gatsby-page-loader": path.resolve(".cache/loader.js"),
    // While developing Gatsby begins by itself: nothing in its place.
    "gatsby-production-app$": isBuild && config.entry.app,
  };
  if (isBuild) {
    const entry = { ...config.entry, app: path.resolve(start) };
    actions.replaceWebpackConfig({ ...config, entry });
  }
  actions.setWebpackConfig({ resolve: { alias } });
}
