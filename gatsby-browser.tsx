/**
 * Only for `npm run develop`, where Gatsby renders the pages in the browser: a build's pages are HTML with islands, and begin
 * with `src/layout/first-script.ts` (plugins/gatsby-plugin-islands/README.md).
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-browser/
 */

export { wrapPageElement } from "./src/layout/layout";
