import type { ContentOptions } from "../options";
import { readSite } from "../read-content";

/** Gatsby bundles each gatsby-node.ts by itself, and so a variable of a module exists once in each bundle. */
const shared = globalThis as { typedContentSite?: unknown };

/** The site of this build, read once for all hooks; in `gatsby develop` the last one without errors. */
export const currentSite = <Site>(options: ContentOptions<Site>): Site =>
  (shared.typedContentSite ??= readSite(options)) as Site;

/** Replaces it with a newer reading. */
export const setCurrentSite = (newer: unknown): void => {
  shared.typedContentSite = newer;
};
