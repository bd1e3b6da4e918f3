/** https://www.gatsbyjs.com/docs/reference/config-files/gatsby-browser/ */
export { wrapPageElement } from "./src/layout/layout";

/** After the first paint, once: who is there. */
export { startSession as onInitialClientRender } from "./src/integrations/auth/session";

/** Not part of a build, where the condition is false while it is bundled. */
if (process.env.NODE_ENV === "development") void import("./src/layout/content-problems");
