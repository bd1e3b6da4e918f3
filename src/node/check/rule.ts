import type { Configuration } from "markdownlint";
import type { Entry } from "../content/entry";
import type { Site } from "../content/pages";
import type { Report } from "../content/problem";
import type { ImageFiles } from "./image-files";
import type { Doubts } from "./doubts";
import type { Addresses } from "./text/addresses";
import type { LongText } from "./text/long-text";
import type { Value } from "./walk";
import type { FieldText, Passage } from "./words/passages";

/** The site with drafts and later entries, and the content that it is made of. */
export interface Content extends Site {
  /** Every file. A missing or unreadable file is represented by an empty one. */
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
