import type { ReplaceRendererArgs } from "gatsby";
import { onRenderBody as writeHelmet } from "gatsby-plugin-react-helmet/gatsby-ssr";
import { renderToString } from "react-dom/server";
import { loadDeferred } from "../lib/deferred";

/**
 * Renders a page and its head synchronously. Gatsby renders two pages at a time, and Helmet keeps only the last head:
 * with a pause between the two, pages would swap heads. So the plugin's hook is called from here; when Gatsby calls it
 * again, Helmet's state is empty and adds nothing. Deferred code is loaded first, so that nothing suspends.
 * @param collect is called in the same task
 * @returns the result of `collect`
 */
export async function renderPage<Result>(
  args: ReplaceRendererArgs,
  collect: () => Result,
): Promise<Result> {
  await loadDeferred();
  args.replaceBodyHTMLString(renderToString(args.bodyComponent));
  writeHelmet(args);
  return collect();
}
