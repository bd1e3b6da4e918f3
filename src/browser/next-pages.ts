import { takeDeferred } from "../lib/deferred";

/** Gatsby's table of the pages' code. */
type Pages = Record<string, () => Promise<unknown>>;

/**
 * Lets Gatsby wait for the islands of every page but the first, whose HTML is there: a page comes whole. Where their code
 * cannot be had Gatsby does as with the page's own: it lets the browser load the page.
 * @param loadHead asks for what writes the page's metadata
 */
export function waitForDeferred(loadHead: () => Promise<unknown>): void {
  const { asyncRequires } = window as Window & { asyncRequires?: { components: Pages } };
  const pages = asyncRequires?.components ?? {};
  // The layout's, which stays as it is.
  takeDeferred();
  let isFirst = true;
  for (const [name, load] of Object.entries(pages)) {
    let loadIslands: (() => Promise<unknown>) | undefined;
    pages[name] = async () => {
      const page = await load();
      loadIslands ??= takeDeferred();
      if (!isFirst) await Promise.all([loadHead(), loadIslands()]);
      isFirst = false;
      return page;
    };
  }
}
