/** https://www.gatsbyjs.com/docs/reference/config-files/gatsby-ssr/ */
import type { GatsbySSR } from "gatsby";
import { documentHead } from "./src/layout/document-head";
import { renderWithHead } from "./src/lib/workarounds/helmet-one-page";
import { keepStyles } from "./src/lib/workarounds/styled-components-kept-styles";

/** Renders a page together with its head. */
export const replaceRenderer: GatsbySSR["replaceRenderer"] = renderWithHead;

export { wrapPageElement } from "./src/layout/layout";

/** Adds what is the same in every page's head. */
export const onRenderBody: GatsbySSR["onRenderBody"] = (args) =>
  args.setHeadComponents(documentHead);

/** Runs last, once every plugin has added to the head. */
export const onPreRenderHTML: GatsbySSR["onPreRenderHTML"] = (head) =>
  head.replaceHeadComponents(keepStyles(head.getHeadComponents()));
