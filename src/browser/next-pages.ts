import { loadDeferred } from "../lib/deferred";
import { codeOfPages } from "../workarounds/gatsby-globals";

/** True until the first page has been taken over from the server. */
let isFirst = true;

/** From now on a page is on its way only when all of its code is there: it can be rendered at once and whole. */
export const firstPageIsHere = (): void => {
  isFirst = false;
};

/**
 * Lets Gatsby wait for the deferred code of every page but the first. Where it cannot be had Gatsby does as with the
 * page's own code: it lets the browser load the page.
 */
export function waitForDeferred(): void {
  const pages = codeOfPages();
  for (const [name, load] of Object.entries(pages)) {
    pages[name] = async () => {
      const page = await load();
      if (!isFirst) await loadDeferred();
      return page;
    };
  }
}
