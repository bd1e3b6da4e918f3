/**
 * gatsby 5.16.1: lists the plugins with code for the browser, and their hooks. Gatsby has read them from each plugin's exports.
 *
 * Upstream: https://github.com/gatsbyjs/gatsby/blob/gatsby%405.16.1/packages/gatsby/src/bootstrap/load-plugins/validate.ts
 * Delete when node APIs receive the site's plugins.
 */
import type { PluginOptions, Store } from "gatsby";

export interface BrowserPlugin {
  name: string;
  /** Its folder. */
  resolve: string;
  pluginOptions: PluginOptions;
  browserAPIs: string[];
}

interface State {
  flattenedPlugins: BrowserPlugin[];
}

export const pluginsForBrowsers = ({ getState }: Pick<Store, "getState">): BrowserPlugin[] =>
  (getState as () => State)().flattenedPlugins.filter(({ browserAPIs }) => browserAPIs.length > 0);
