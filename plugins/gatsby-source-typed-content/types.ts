/** Content files as they are read, what rules check, and nodes for Gatsby. */
import type { FieldPath, Problem, Report, Source } from "./reader/problem";
import type { ContentKind, ContentSchema, Field } from "./schema";

/** One content file. */
export interface Entry extends Source {
  /** Path in the content folder, with forward slashes. */
  path: string;
  /** The whole file, before placeholders are filled in. */
  source: string;
  /** Undefined for a file that the schema doesn't declare. */
  kind: ContentKind | undefined;
  data: Record<string, unknown>;
  /** Markdown below the front matter; empty for JSON. */
  body: string;
  /** 1-based line of the file on which the body begins. */
  bodyLine: number;
  /** Why the fields can't be read. `data` is empty then, but the body is read. */
  fault?: Problem;
}

/** One value of a content file, with its field in the schema. */
export interface Value {
  entry: Entry;
  value: unknown;
  field: Field;
  at: FieldPath;
}

/** With the 1-based line in the file. */
type WithLine<T> = T & { line: number };

/** The text of a Markdown file, parsed for the rules. */
export interface LongText {
  entry: Entry;
  links: WithLine<{ to: string; isEmpty?: boolean }>[];
  images: WithLine<{ src: string }>[];
  /** Tags, parts of tags, and blocks of tags. */
  html: WithLine<{ source: string }>[];
  /** Texts outside of code. */
  words: WithLine<{ text: string }>[];
  /** What can follow the `#` of a link. */
  anchors: Set<string>;
}

/** A part of a text that a page renders separately. */
export interface TextPart {
  /** All parts together are the text. */
  source: string;
  /** Its anchor, if it has one. */
  anchor?: string;
}

/** Every address that a link may lead to. */
export interface Addresses {
  origin: string;
  /** File by path of each page, including drafts and future pages; empty without the option `pages`. */
  pages: Map<string, Entry>;
  /** Anchors by path of the page. */
  anchors: Map<string, Set<string>>;
  files: Set<string>;
}

/** Addresses that links may lead to, besides the site's pages and the files in `static/`. */
export interface SiteAddresses {
  /** The site's own, like https://host.example. Links to it are checked like links that start with /. */
  origin?: string;
  /** Anchors of pages by path, besides those of texts. */
  anchors?: Map<string, string[]>;
  /** Files that the build writes and paths that it redirects, like /robots.txt. */
  files?: string[];
}

/** The content that rules check. Every file matches the schema by then. */
export interface Content {
  schema: ContentSchema;
  /** Every file, including drafts and future ones. */
  entries: Entry[];
  values: Value[];
  texts: LongText[];
  addresses: Addresses;
  /** The day of the check, like 2026-11-21. */
  today: string;
}

/** A rule of the site. `site` includes drafts. */
export type SiteRule<Site> = (site: Site, report: Report, content: Content) => void;

/** A node for Gatsby to create. */
export interface ContentNode {
  type: string;
  /** A unique key, from which its id is made: for files, their path. */
  key: string;
  data: Record<string, unknown>;
  /** Markdown for gatsby-transformer-remark. */
  markdown?: string;
  /** The file with the Markdown, from the content folder. */
  file?: string;
}
