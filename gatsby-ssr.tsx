/** https://www.gatsbyjs.com/docs/reference/config-files/gatsby-ssr/ */
import type { GatsbySSR } from "gatsby";
import { documentHead } from "./src/layout/document-head";
import { laterLinks } from "./src/layout/later-links";
import { renderPage } from "./src/seo/server-head";
import { keepStyles } from "./src/workarounds/styled-components-kept-styles";

const isBuild = process.env.NODE_ENV === "production";

/** Renders a page with its head, and adds links to the code of its islands. */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = (args) => {
  const html = renderPage(args);
  if (isBuild) args.setHeadComponents(laterLinks(html));
};

export { wrapPageElement } from "./src/layout/layout";

/** Adds what is the same in every page's head. */
export const onRenderBody: GatsbySSR["onRenderBody"] = (args) =>
  args.setHeadComponents(documentHead);

/** After all else has put into the head what it has to. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (head) =>
  head.replaceHeadComponents(keepStyles(head.getHeadComponents()));
