/**
 * gatsby 5.16.1: renders a page and its head in one step. Gatsby renders two pages at a time and waits between a page and its
 * `onRenderBody`, but Helmet keeps only the last head: pages would swap heads. So the hook of `gatsby-plugin-react-helmet` is called
 * from here; when Gatsby calls it again, Helmet's state is empty and adds nothing.
 *
 * Upstream: https://github.com/gatsbyjs/gatsby/blob/gatsby%405.16.1/packages/gatsby/cache-dir/static-entry.js#L308-L319
 * Delete when Gatsby renders a page without a pause, or heads by its Head API.
 */
import type { ReplaceRendererArgs } from "gatsby";
import { onRenderBody as writeHelmet } from "gatsby-plugin-react-helmet/gatsby-ssr";
import { renderToString } from "react-dom/server";

export function renderWithHead(args: ReplaceRendererArgs): void {
  args.replaceBodyHTMLString(renderToString(args.bodyComponent));
  writeHelmet(args);
}
