import type { SiteRule } from "../../plugins/gatsby-source-typed-content";
import * as page from "./page-rules";
import type { Site } from "./pages";
import { sections } from "./sections";
import * as whole from "./site-rules";

/** What only this site knows about its content. */
export const rules: SiteRule<Site>[] = [
  whole.releasesFit,
  whole.releasesFollow,
  whole.articlesFit,
  whole.updatesFollow,
  whole.analyticsAreTold,
  ...sections.flatMap((section) => section.rules),
  page.headsFit,
  page.barLeads,
  page.listsShow,
  page.redirectsFit,
];
