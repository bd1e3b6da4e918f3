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
 * @returns the HTML
 */
export async function renderPage(args: ReplaceRendererArgs): Promise<string> {
  await loadDeferred();
  const html = renderToString(args.bodyComponent);
  args.replaceBodyHTMLString(html);
  writeHelmet(args);
  return html;
}
