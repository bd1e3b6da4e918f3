import path from "node:path";
import type { CreatePagesArgs } from "gatsby";
import { cardPath } from "../../lib/addresses";
import { makeCards } from "../cards/make-cards";
import { createContentPages, createContentRedirects } from "./pages";
import { readSiteContent } from "../content/site";
import { sitePages } from "../content/pages";

/** Pages, redirects and share cards; while developing also the page that shows the cards. */
export async function createAllPages(args: CreatePagesArgs): Promise<void> {
  await createContentPages(args);
  createContentRedirects(args);
  const start = performance.now();
  const drawn = await makeCards(readSiteContent());
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  args.reporter.info(`Share cards: ${drawn} drawn, the others were there (${seconds} s)`);
  if (process.env.NODE_ENV === "development") createCardsPage(args);
}

/** `/social-cards`: how every page looks when shared. Never part of the built site. */
function createCardsPage({ actions }: CreatePagesArgs): void {
  const pages = sitePages(readSiteContent()).map(({ path: page, title, description }) => ({
    ...{ path: page, title, description },
    image: cardPath(page),
  }));
  actions.createPage({
    path: "/social-cards",
    component: path.resolve("src/templates/social-cards.tsx"),
    context: { pages },
  });
}
