import type { RenderBodyArgs, ReplaceRendererArgs } from "gatsby";
import { renderToString } from "react-dom/server";
import { Helmet } from "react-helmet";
import type { HelmetData } from "react-helmet";

/** The head of each page between its rendering and its HTML. */
const heads = new Map<string, HelmetData>();

/**
 * Renders a page and takes its head in one go. Gatsby renders two pages at a time and Helmet knows
 * only the head that was rendered last: with a pause between the two, pages get each other's heads.
 * Hence not Gatsby's own renderer, which waits, and not gatsby-plugin-react-helmet, which asks later.
 */
export function renderPage({ bodyComponent, pathname, ...args }: ReplaceRendererArgs): void {
  args.replaceBodyHTMLString(renderToString(bodyComponent));
  heads.set(pathname, Helmet.renderStatic());
}

/** Puts a page's head into its HTML, before the styles: some readers look at the first bytes only. */
export function writeHead({ pathname, ...args }: RenderBodyArgs): void {
  const head = heads.get(pathname);
  if (!head) return;
  heads.delete(pathname);
  args.setHtmlAttributes(head.htmlAttributes.toComponent());
  const { title, meta, link, script } = head;
  args.setHeadComponents([title, meta, link, script].map((part) => part.toComponent()));
}
