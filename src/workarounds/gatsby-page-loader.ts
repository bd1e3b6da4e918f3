/**
 * gatsby 5.16.1: its loader of pages, which is exported to nobody; `gatsby-own-scripts.ts` reaches it.
 *
 * A page whose data answers 500 is loaded by the browser, once. Gatsby asks for the data of `/500.html` instead, and where that
 * answers 500, too, for it again: without end, some 235 times a second, while the visitor's click does nothing.
 *
 * Upstream: https://github.com/gatsbyjs/gatsby/blob/gatsby%405.16.1/packages/gatsby/cache-dir/loader.js#L146-L223
 * Delete when a 500 of `/500.html` ends there, as a 404 of `/404.html` does; `e2e/page-faults.spec.ts` holds the rest.
 */
import { BaseLoader } from "gatsby-page-loader";

const { prototype } = BaseLoader;

export function giveUpOnServerFaults(): void {
  const { fetchPageDataJson } = prototype;
  prototype.fetchPageDataJson = function fetchOnce(wanted) {
    if (wanted.internalServerError) return Promise.resolve({ ...wanted, status: "error" });
    return fetchPageDataJson.call(this, wanted);
  };
}
