/** Gatsby's own loader of pages, `.cache/loader.js` (`src/node/gatsby/webpack-config.ts`), as far as it is used. */
declare module "gatsby-page-loader" {
  interface PageData {
    /** Gatsby is about to ask for the page that says so. */
    internalServerError?: boolean;
    status?: "error" | "success";
  }

  export class BaseLoader {
    fetchPageDataJson: (this: BaseLoader, wanted: PageData) => Promise<PageData>;
  }
}
