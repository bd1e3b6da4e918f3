/** https://www.gatsbyjs.com/docs/reference/config-files/gatsby-ssr/ */
import type { GatsbySSR } from "gatsby";
import { documentHead } from "./src/layout/document-head";

export { renderPage as replaceRenderer } from "./src/seo/server-head";
export { wrapPageElement } from "./src/layout/layout";

/** Adds what is the same in every page's head. */
export const onRenderBody: GatsbySSR["onRenderBody"] = ({ setHeadComponents }) =>
  setHeadComponents(documentHead);
