import type { ReplaceRendererArgs } from "gatsby";
import { renderToString } from "react-dom/server";
import { Helmet } from "react-helmet";
import { loadDeferred } from "../lib/deferred";

/**
 * Renders a page and writes its head in one go. Gatsby renders two pages at a time and Helmet knows
 * only the head that was rendered last: with a pause between the two, pages get each other's heads.
 * Hence not Gatsby's own renderer, which waits. gatsby-plugin-react-helmet, which is listed in gatsby-config, comes too
 * late to know whose turn it is: by then Helmet's state is empty, and an empty head adds nothing.
 * What a browser gets later is waited for before, so that nothing suspends.
 * https://github.com/nfl/react-helmet/issues/216
 */
export async function renderPage(args: ReplaceRendererArgs): Promise<void> {
  await loadDeferred();
  args.replaceBodyHTMLString(renderToString(args.bodyComponent));
  const { htmlAttributes, title, link, meta, script } = Helmet.renderStatic();
  args.setHtmlAttributes(htmlAttributes.toComponent());
  const parts = [title, link, meta, script];
  args.setHeadComponents(parts.map((part) => part.toComponent()));
}
