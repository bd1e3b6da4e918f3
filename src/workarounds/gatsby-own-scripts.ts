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

interface Config {
  entry: Record<string, string | string[]>;
}

/** `GATSBY_LATE_START=1 npm run develop` */
const isLateInDevelop = () => Boolean(process.env.GATSBY_LATE_START);

/** @param start the script that browsers begin with, from the checkout */
export function beginWith(
  start: string,
  { stage, actions, getConfig }: CreateWebpackConfigArgs,
): void {
  const config = (getConfig as () => Config)();
  const app = path.resolve(stage === "develop" ? ".cache/app" : ".cache/production-app");
  // While developing Gatsby begins by itself, unless asked (docs/runtime.md).
  const isLate = stage === "build-javascript" || (stage === "develop" && isLateInDevelop());
  const alias = {
    "gatsby-page-loader": path.resolve(".cache/loader.js"),
    "gatsby-production-app$": isLate && app,
  };
  if (isLate) {
    const begin = (file: string) => (file === app ? path.resolve(start) : file);
    const entry = Object.entries(config.entry).map(([name, files]) => [
      name,
      Array.isArray(files) ? files.map(begin) : begin(files),
    ]);
    actions.replaceWebpackConfig({
      ...config,
      entry: Object.fromEntries(entry) as Config["entry"],
    });
  }
  actions.setWebpackConfig({ resolve: { alias } });
}
