import type { ReplaceRendererArgs } from "gatsby";
import { onRenderBody as writeHelmet } from "gatsby-plugin-react-helmet/gatsby-ssr";
import { renderToString } from "react-dom/server";

/**
 * Renders a page and its head synchronously. Gatsby renders two pages at a time, and Helmet keeps only the last head:
 * with a pause between the two, pages would swap heads. So the plugin's hook is called from here; when Gatsby calls it
 * again, Helmet's state is empty and adds nothing.
 * @param change changes the HTML of the body
 * @returns that HTML
 */
export function renderPage(args: ReplaceRendererArgs, change: (html: string) => string): string {
  const html = change(renderToString(args.bodyComponent));
  args.replaceBodyHTMLString(html);
  writeHelmet(args);
  return html;
}
