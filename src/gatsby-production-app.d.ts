/** What Gatsby runs in a browser; an alias in `src/node/gatsby/webpack-config.ts`. */
declare module "gatsby-production-app";
