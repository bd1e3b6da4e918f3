/** https://www.gatsbyjs.com/docs/reference/config-files/gatsby-browser/ */
export { wrapPageElement } from "./src/layout/layout";

/** After the first paint, once: who is there. */
export { startSession as onInitialClientRender } from "./src/integrations/auth/session";
