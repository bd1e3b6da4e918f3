/**
 * Only for `gatsby develop`, where Gatsby renders whole pages in the browser: a build doesn't contain this.
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-browser/
 */
import site from "$islands/first-script";

/** Runs the site's modules, which a build runs in the first script and with React. */
export const onInitialClientRender = (): void => {
  void import("$islands/every-page");
  site.listen?.();
  // By then Gatsby has scrolled to the top.
  setTimeout(() => site.islandsToOpen?.(), 1_000);
};
