import type { CreateResolversArgs } from "gatsby";
import { siteNow } from "../content/content";

/** Says what the sitemap needs (`gatsby-config.ts`). */
export function createSiteResolvers(args: CreateResolversArgs): void {
  const add = args.createResolvers as (resolvers: object) => void;
  add({
    SitePage: { noindex: ofPage("Boolean", "noindex"), modified: ofPage("Date", "modified") },
  });
}

/** A field of Gatsby's pages that the Site knows; null for the 404 page, which isn't in the Site. */
const ofPage = (type: string, name: "modified" | "noindex") => ({
  type,
  resolve: ({ path: address }: { path: string }) =>
    siteNow().pages.find((page) => page.path === address)?.[name],
});
