/**
 * gatsby 5.16.1: lists the site's plugins, and their hooks in the browser. Gatsby has read those from each plugin's exports.
 *
 * Upstream: https://github.com/gatsbyjs/gatsby/blob/gatsby%405.16.1/packages/gatsby/src/bootstrap/load-plugins/validate.ts
 * Delete when node APIs receive the site's plugins.
 */
import type { Store } from "gatsby";

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

/** @returns with the site itself, which is `default-site-plugin`, and Gatsby's own plugins */
export const sitePlugins = ({ getState }: Pick<Store, "getState">): SitePlugin[] =>
  (getState as () => State)().flattenedPlugins;
