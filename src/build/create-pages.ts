import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { siteNow } from "../content/content";

const template = (name: string) => path.resolve(`src/templates/${name}.tsx`);

/** Creates pages and redirects. */
export function createAllPages({ actions }: CreatePagesArgs): void {
  const site = siteNow();
  // Gatsby passes the page's path to its query.
  const make = (component: string, pages: readonly { path: string }[]) =>
    pages.forEach((page) => actions.createPage({ path: page.path, component, context: {} }));
  make(template("article"), site.articles);
  make(template("release"), site.releases);
  for (const { from, to } of site.redirects.redirects)
    actions.createRedirect({ fromPath: from, toPath: to, isPermanent: true });
}
