import { currentSite, readSite as readOrThrow } from "../../plugins/gatsby-source-typed-content";
import type { ContentOptions } from "../../plugins/gatsby-source-typed-content";
import { addressesOf } from "./addresses";
import { contentNodes } from "./content-nodes";
import { siteOf } from "./pages";
import type { Site } from "./pages";
import { noteParts } from "./release-notes";
import { rules } from "./rules";
import { schemaFolders } from "./schema";

/** The content of this site, for gatsby-source-typed-content: Gatsby, commands and tests read it with these options. */
export const siteContent: ContentOptions<Site> = {
  folder: "content",
  schema: schemaFolders,
  // Documented in .env.example.
  overrides: (name, { withAnalytics }) => {
    const { SITE_URL, GATSBY_APP_URL, ANALYTICS_SCRIPT } = process.env;
    if (name === "product") return { siteUrl: SITE_URL, appUrl: GATSBY_APP_URL };
    return name === "privacy" && ANALYTICS_SCRIPT ? { analytics: withAnalytics } : {};
  },
  site: siteOf,
  nodes: contentNodes,
  pages: ({ pages }) => new Map(pages.map(({ path, source }) => [path, source.entry])),
  addresses: addressesOf,
  rules,
  textParts: noteParts,
};

/** The site, or an error with the list of problems. */
export const readSite = (): Site => readOrThrow(siteContent);

/** The site of this build. */
export const siteNow = (): Site => currentSite(siteContent);
