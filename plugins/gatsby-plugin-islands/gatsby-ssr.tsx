/** https://www.gatsbyjs.com/docs/reference/config-files/gatsby-ssr/ */
import stats from "$islands/stats";
import type { GatsbySSR, RenderBodyArgs } from "gatsby";
import { whenIdle } from "./runtime/ahead";
import { earlyScript } from "./runtime/events";
import { WithProps } from "./runtime/island";
import { filesOfChunk } from "./workarounds/gatsby";

/** Adds the props of islands to the end of a page. */
export const wrapRootElement: GatsbySSR["wrapRootElement"] = ({ element }) => (
  <WithProps>{element}</WithProps>
);

/** Adds the script that collects early events, and links to the code of the page's islands. */
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

/** Links to the chunks with the code of a page's islands, which `runtime/ahead.ts` prefetches. */
function codeLinks(html: string, pathPrefix: string) {
  const groups = Array.from(
    html.matchAll(/data-island="([^/"]+)/g),
    ([, group]) => `islands-${group}`,
  );
  if (groups.length === 0) return [];
  // `islands` has React, and the islands of every page.
  const files = new Set(["islands", ...groups].flatMap((chunk) => filesOfChunk(stats, chunk)));
  return Array.from(files, (file) => (
    <link key={file} rel={whenIdle} href={`${pathPrefix}/${file}`} />
  ));
}
