import type { ContentOptions } from "../../plugins/gatsby-source-typed-content";
import { feedPath, markdownPath, pricingPath } from "../lib/addresses";
import { feedPages } from "./pages";
import type { Site } from "./pages";

/** Files that `src/build` writes besides twins. */
const written = ["/sitemap-index.xml", "/robots.txt", "/manifest.webmanifest", "/llms.txt"].concat(
  ...[pricingPath, "/.well-known/security.txt"],
);

/** Where links may lead, besides pages and their texts. */
export const addressesOf: ContentOptions<Site>["addresses"] = (site) => ({
  origin: site.product.siteUrl,
  anchors: anchorsOfCode(site),
  files: [
    ...written,
    ...feedPages(site).map(({ path }) => feedPath(path)),
    ...site.pages.map(({ path }) => markdownPath(path)),
    ...site.redirects.redirects.map(({ from }) => from),
  ],
});

/** Anchors that the code of pages adds; the site check reads them in the HTML. */
function anchorsOfCode({ articles, releases }: Site): Map<string, string[]> {
  const versions = releases.map(({ version }) => `v${version}`);
  return new Map([
    ["/", ["features", "board", "backlog", "roadmap"]],
    ["/changelog", versions],
    ...articles
      .filter(({ updates }) => updates)
      .map(({ path }): [string, string[]] => [path, ["articleUpdates"]]),
  ]);
}
