/** https://www.gatsbyjs.com/docs/reference/config-files/gatsby-browser/ */
export { wrapPageElement } from "./src/layout/wrap-page";
