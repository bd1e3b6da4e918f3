import path from "node:path";
import type { CreatePagesArgs, Reporter } from "gatsby";
import { cardPath } from "../../lib/addresses";
import { makeCards } from "../cards/make-cards";
import type { Site } from "../content/pages";
import { siteNow } from "./site-now";

const template = (name: string) => path.resolve(`src/templates/${name}.tsx`);

let cards = Promise.resolve();

/** Pages, redirects and share cards; while developing also the page that shows the cards. */
export async function createAllPages({ actions, reporter }: CreatePagesArgs): Promise<void> {
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
  // One after the other; developing does not wait for pictures.
  cards = cards.then(() => drawCards(site, reporter));
  if (process.env.NODE_ENV !== "development") {
    await cards;
    return;
  }
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

/** Says how many cards had to be drawn; a card that cannot be drawn ends a build. */
async function drawCards(site: Site, reporter: Reporter): Promise<void> {
  const start = performance.now();
  try {
    const drawn = await makeCards(site);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    if (drawn > 0) reporter.info(`Share cards: ${drawn} drawn (${seconds} s)`);
  } catch (error) {
    reporter.panicOnBuild("Share cards could not be drawn", error as Error);
  }
}
