import type { ReplaceRendererArgs } from "gatsby";
import { onRenderBody as writeHelmet } from "gatsby-plugin-react-helmet/gatsby-ssr";
import { renderToString } from "react-dom/server";
import { loadDeferred } from "../lib/deferred";

/**
 * Renders a page and writes its head in one go. Gatsby renders two pages at a time and Helmet knows
 * only the head that was rendered last: with a pause between the two, pages get each other's heads.
 * Hence not Gatsby's own renderer, which waits; the plugin's hook is called from here. Gatsby calls
 * it again, too late to know whose turn it is, because the plugin is listed in gatsby-config: by then
 * Helmet's state is empty, and an empty head adds nothing.
 * What a browser gets later is waited for before, so that nothing suspends.
 * @param collect is called in the same go, with the HTML there
 * @returns what it returns
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
