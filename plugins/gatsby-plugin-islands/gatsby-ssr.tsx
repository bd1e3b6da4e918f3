/** https://www.gatsbyjs.com/docs/reference/config-files/gatsby-ssr/ */
import type { GatsbySSR, RenderBodyArgs } from "gatsby";
import { codeLinks } from "./runtime/code-links";
import { earlyScript } from "./runtime/early-script";
import { WithProps } from "./runtime/island";

/** Adds the props of islands to the end of a page. */
export const wrapRootElement: GatsbySSR["wrapRootElement"] = ({ element }) => (
  <WithProps>{element}</WithProps>
);

/** Adds the script that collects early actions, and links to the code of the page's islands. */
export const onRenderBody: GatsbySSR["onRenderBody"] = (args) => {
  const { setHeadComponents, bodyHtml = "", pathPrefix } = args as RenderBodyArgs & Untyped;
  setHeadComponents([
    <script key="early" dangerouslySetInnerHTML={{ __html: earlyScript() }} />,
    ...codeLinks(bodyHtml, pathPrefix),
  ]);
};

/** Arguments that Gatsby passes, but doesn't declare. */
interface Untyped {
  /** Not in `gatsby develop`. */
  bodyHtml?: string;
  pathPrefix: string;
}
