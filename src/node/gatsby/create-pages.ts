import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { cardPath } from "../../lib/addresses";
import { drawCards } from "../cards/draw-cards";
import { siteNow } from "./site-now";

const template = (name: string) => path.resolve(`src/templates/${name}.tsx`);

let cards = Promise.resolve();

/** Pages and redirects; while developing also share cards, and the page that shows them. */
export function createAllPages({ actions, reporter }: CreatePagesArgs): void {
  const site = siteNow();
  // A page finds its node by its own address, which Gatsby hands to the query.
  const make = (component: string, pages: readonly { path: string }[]) =>
    pages.forEach((page) => actions.createPage({ path: page.path, component, context: {} }));
  make(template("article"), site.articles);
  make(template("release"), site.releases);
  make(template("article-list"), site.listPages);
  // For visitors who are on the site already; files for hosts are written in the end.
  for (const { from, to } of site.redirects.redirects) {
    // The address of a draft.
    if (site.pages.some(({ path: page }) => page === from)) continue;
    actions.createRedirect({ fromPath: from, toPath: to, isPermanent: true });
  }
  // A build draws them in the end (`publish/index.ts`).
  if (process.env.NODE_ENV !== "development") return;
  // One after the other; developing does not wait for pictures.
  cards = cards.then(() => drawCards(site, reporter));
  actions.createPage({
    path: "/social-cards",
    component: template("social-cards"),
    context: {
      pages: site.pages.map(({ path: page, title, description }) => ({
        ...{ path: page, title, description },
        image: cardPath(page),
      })),
    },
  });
}
