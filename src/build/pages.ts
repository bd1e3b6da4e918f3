import path from "node:path";
import type { CreatePagesArgs, CreateResolversArgs } from "gatsby";
import { siteNow } from "../content/content";
import type { SitePage } from "../content/pages";

/** Creates a page for each article, release and answer of the newsletter's form, and the redirects. */
export function createAllPages({ actions }: CreatePagesArgs): void {
  const site = siteNow();
  // Gatsby passes the page's path to its query.
  const make = (name: string, pages: readonly { path: string }[]) => {
    const component = path.resolve(`src/templates/${name}.tsx`);
    pages.forEach((page) => actions.createPage({ path: page.path, component, context: {} }));
  };
  make("article", site.articles);
  make("release", site.releases);
  make("newsletter-answer", site.pages.filter(isAnswer));
  for (const { from, to } of site.redirects.redirects)
    actions.createRedirect({ fromPath: from, toPath: to, isPermanent: true });
}

const isAnswer = ({ source }: SitePage) => source.entry.kind?.type === "NewsletterAnswer";

/** Adds what the sitemap queries (`gatsby-config.ts`) to Gatsby's pages. */
export function createSiteResolvers(args: CreateResolversArgs): void {
  const add = args.createResolvers as (resolvers: object) => void;
  add({
    SitePage: { noindex: ofPage("Boolean", "noindex"), modified: ofPage("Date", "modified") },
  });
}

/** A field of the Site's page of that path; null for the 404 page, which isn't in the Site. */
const ofPage = (type: string, name: "modified" | "noindex") => ({
  type,
  resolve: ({ path: address }: { path: string }) =>
    siteNow().pages.find((page) => page.path === address)?.[name],
});
