import type { Entry } from "../reader/entry";
import type { Report } from "../reader/problem";
import type { ContentSchema } from "../schema/schema";
import type { Addresses } from "./addresses";
import type { LongText } from "./long-text";
import type { Value } from "./walk";

/** What rules look at. Each file has the schema's shape by then. */
export interface Content {
  schema: ContentSchema;
  /** Every file, drafts and later ones, too. */
  entries: Entry[];
  values: Value[];
  texts: LongText[];
  addresses: Addresses;
  /** The day of the check, like 2026-11-21. */
  today: string;
}

/** The same, of a site with all its drafts. */
export type SiteRule<Site> = (site: Site, report: Report, content: Content) => void;
