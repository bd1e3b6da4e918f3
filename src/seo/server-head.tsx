import type { ReplaceRendererArgs } from "gatsby";
import { onRenderBody as writeHelmet } from "gatsby-plugin-react-helmet/gatsby-ssr";
import { renderToString } from "react-dom/server";

/**
 * Renders a page and its head synchronously. Gatsby renders two pages at a time, and Helmet keeps only the last head:
 * with a pause between the two, pages would swap heads. So the plugin's hook is called from here; when Gatsby calls it
 * again, Helmet's state is empty and adds nothing.
 * @returns the HTML of the body
 */
export function renderPage(args: ReplaceRendererArgs): string {
  const html = propsLast(renderToString(args.bodyComponent));
  args.replaceBodyHTMLString(html);
  writeHelmet(args);
  return html;
}

/** Moves the props of islands to the end of a page's HTML: they are needed last. */
function propsLast(html: string): string {
  const all: string[] = [];
  const rest = html.replace(/<script [^>]*data-props=.*?<\/script>/gs, (script) => {
    all.push(script);
    return "";
  });
  return rest + all.join("");
}
