import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { cardPath } from "../../lib/addresses";
import { makeCards } from "../cards/make-cards";
import { siteNow } from "./site-now";

/** The pages that are made from a template, by kind; the others are files of `src/pages/`. */
const templates = {
  article: path.resolve("src/templates/article.tsx"),
  release: path.resolve("src/templates/release.tsx"),
  list: path.resolve("src/templates/article-list.tsx"),
};

/** Pages, redirects and share cards; while developing also the page that shows the cards. */
export async function createAllPages({ actions, reporter }: CreatePagesArgs): Promise<void> {
  const site = siteNow();
  for (const page of site.pages) {
    // A page finds its node by its own address, which Gatsby hands to the query.
    if (page.kind === "page") continue;
    actions.createPage({ path: page.path, component: templates[page.kind], context: {} });
  }
  // For visitors who are on the site already; files for hosts are written in the end.
  for (const { from, to } of site.redirects.redirects) {
    // The address of a draft.
    if (site.pages.some(({ path: page }) => page === from)) continue;
    actions.createRedirect({ fromPath: from, toPath: to, isPermanent: true });
  }
  const start = performance.now();
  const drawn = await makeCards(site);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  reporter.info(`Share cards: ${drawn} drawn, the others were there (${seconds} s)`);
  if (process.env.NODE_ENV !== "development") return;
  actions.createPage({
    path: "/social-cards",
    component: path.resolve("src/templates/social-cards.tsx"),
    context: {
      pages: site.pages.map(({ path: page, title, description }) => ({
        ...{ path: page, title, description },
        image: cardPath(page),
      })),
    },
  });
}
