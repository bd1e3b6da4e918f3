/** Gatsby's own scripts, by the names that `gatsby-own-scripts.ts` gives them, as far as they are used. */
declare module "gatsby-production-app";

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
