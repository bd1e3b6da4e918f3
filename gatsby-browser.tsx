/**
 * Only for `npm run develop`, where Gatsby renders the pages in the browser. The pages of a build are HTML with islands
 * (docs/runtime.md).
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-browser/
 */

export { wrapPageElement } from "./src/layout/layout";
