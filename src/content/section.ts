import type { SiteRule } from "../../plugins/gatsby-source-typed-content";
import type { Site } from "./pages";
import type { Singles } from "./site";

/** What a section knows about its content: `<section>.rules.ts` in its folder. */
export interface SectionContent {
  rules: SiteRule<Site>[];
  /**
   * Adds what follows from the fields of a file.
   * @param today like 2026-11-21
   */
  compute?: (content: Singles, today: string) => Partial<Singles>;
}
