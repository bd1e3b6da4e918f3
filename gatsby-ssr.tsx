/// <reference types="webpack/module" />
/** https://www.gatsbyjs.com/docs/reference/config-files/gatsby-ssr/ */
import type { GatsbySSR } from "gatsby";
import { documentHead } from "./src/layout/document-head";
import { laterLinks } from "./src/layout/later-links";
import { renderPage } from "./src/seo/server-head";
import { keepStyles } from "./src/workarounds/styled-components-kept-styles";

const isBuild = process.env.NODE_ENV === "production";

// Styles are numbered and sorted in the order in which their modules are loaded. Gatsby loads a page's with the first page
// that needs it, in whichever of its processes: two builds would not be the same. Here they all load them in one order.
if (isBuild) {
  const pages = import.meta.webpackContext("./src", {
    regExp: /^\.\/(pages|templates)\/.+(?<!\.test)\.tsx$/,
  });
  pages.keys().forEach(pages);
}

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
