import { currentSite, readSite as readOrThrow } from "../../plugins/gatsby-source-typed-content";
import type { ContentOptions } from "../../plugins/gatsby-source-typed-content";
import * as entries from "./entry-rules";
import { contentNodes } from "./nodes";
import * as page from "./page-rules";
import { addressesOf, siteOf } from "./pages";
import type { Site } from "./pages";
import { noteParts } from "./release-notes";
import { schemaFolders } from "./schema";
import * as section from "./section-rules";

/** The options of gatsby-source-typed-content: Gatsby, commands and tests read `content/` with them. */
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
  rules: [
    entries.releasesFit,
    entries.releasesFollow,
    entries.articlesFit,
    entries.updatesFollow,
    entries.analyticsAreTold,
    section.plansAddUp,
    section.comparisonIsComplete,
    section.epicsAreEpics,
    page.headsFit,
    page.barLeads,
    page.listsShow,
    page.redirectsFit,
  ],
  textParts: noteParts,
};

/** @throws {Error} with the list of problems */
export const readSite = (): Site => readOrThrow(siteContent);

/** The site of this build. */
export const siteNow = (): Site => currentSite(siteContent);
