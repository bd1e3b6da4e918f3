/**
 * Only for `npm run develop`, where Gatsby renders the pages in the browser: a build's pages are HTML with islands, and begin
 * with `src/runtime/start.ts` (docs/runtime.md).
 * https://www.gatsbyjs.com/docs/reference/config-files/gatsby-browser/
 */
import { scrollAfterLoad } from "./src/browser/anchors";
import { startSession } from "./src/features/login/session";
import { listenWithoutReact } from "./src/runtime/listeners";
import { markNewReleases } from "./src/browser/last-visit";
import "./src/layout/content-problems";

export { wrapPageElement } from "./src/layout/layout";

/** When the page is there. */
export const onInitialClientRender = (): void => {
  startSession();
  listenWithoutReact();
  markNewReleases();
  // When Gatsby has scrolled to the top, and the islands are there.
  setTimeout(scrollAfterLoad, 1_000);
};
