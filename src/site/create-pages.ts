import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { cardPath } from "../lib/addresses";
import { makeCards } from "../cards/make-cards";
import { indexedPages } from "./pages";
import { siteNow } from "./content";

const template = (name: string) => path.resolve(`src/templates/${name}.tsx`);

let cards: Promise<unknown> = Promise.resolve();

/** Creates pages and redirects; in `gatsby develop` also share cards, and the page that shows them. */
export function createAllPages({ actions, reporter }: CreatePagesArgs): void {
  const site = siteNow();
  // Gatsby passes the page's path to its query.
  const make = (component: string, pages: readonly { path: string }[]) =>
    pages.forEach((page) => actions.createPage({ path: page.path, component, context: {} }));
  make(template("article"), site.articles);
  make(template("release"), site.releases);
  for (const { from, to } of site.redirects.redirects)
    actions.createRedirect({ fromPath: from, toPath: to, isPermanent: true });
  // A build draws cards in `publish/index.ts`.
  if (process.env.NODE_ENV !== "development") return;
  // One reading after the other; pages do not wait for cards.
  cards = cards
    .then(() => makeCards(site))
    .catch((error: unknown) => reporter.error("Couldn't draw the share cards", error as Error));
  actions.createPage({
    path: "/social-cards",
    component: template("social-cards"),
    context: {
      pages: indexedPages(site).map(({ path: page, title, description }) => ({
        ...{ path: page, title, description },
        image: cardPath(page),
      })),
    },
  });
}
