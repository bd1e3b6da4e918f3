import type { Configuration } from "markdownlint";
import type { Entry } from "../reader/entry";
import type { Report } from "../reader/problem";
import type { ContentSchema } from "../schema/schema";
import type { Doubts } from "./doubts";
import type { ImageFiles } from "./image-files";
import type { Addresses } from "./text/addresses";
import type { LongText, ReportLine } from "./text/long-text";
import type { Value } from "./walk";
import type { FieldText, Passage } from "./words/passages";

/** What rules look at. */
export interface Content {
  /** The content folder, as in the names of files. */
  folder: string;
  schema: ContentSchema;
  /** Every file, drafts and later ones, too. A missing or unreadable file is represented by an empty one. */
  entries: Entry[];
  /** The files before placeholders were filled in. */
  written: Entry[];
  values: Value[];
  fieldTexts: FieldText[];
  texts: LongText[];
  passages: Passage[];
  images: ImageFiles;
  addresses: Addresses;
  doubts: Doubts;
  /** Which warnings about texts the team wants. */
  settings: Configuration;
  /** The day of the check, like 2026-11-21. */
  today: string;
}

/** Reports one sort of mistakes. */
export type Rule = (content: Content, report: Report) => void;

/** The same, of a site with all its drafts. */
export type SiteRule<Site> = (site: Site, report: Report, content: Content) => void;

/** Reports one sort of mistakes in a long text. */
export type TextRule = (text: LongText, report: ReportLine, content: Content) => void;
