import path from "node:path";
import type { CreateWebpackConfigArgs } from "gatsby";
import { listModules } from "./module-list";

/** Starts the scripts late, and writes down what they hold. */
export function changeWebpackConfig(args: CreateWebpackConfigArgs): void {
  startLate(args);
  listModules(args);
  // Gatsby exports what it loads pages with to nobody; `browser/page-faults.ts` mends it.
  args.actions.setWebpackConfig({
    resolve: { alias: { "gatsby-page-loader": path.resolve(".cache/loader.js") } },
  });
}

/** Puts `src/runtime/start.ts` before Gatsby's own beginning, which it asks for by name. */
function startLate({ stage, actions, getConfig }: CreateWebpackConfigArgs): void {
  if (stage !== "build-javascript") return;
  const config = (getConfig as () => { entry: { app: string } })();
  // Gatsby takes no entry from `setWebpackConfig`.
  actions.replaceWebpackConfig({
    ...config,
    entry: { ...config.entry, app: path.resolve("src/runtime/start.ts") },
  });
  const alias = { "gatsby-production-app$": config.entry.app };
  actions.setWebpackConfig({ resolve: { alias } });
}
