import fs from "node:fs";
import type { GatsbyNode } from "gatsby";
import type { SiteAddresses } from "./check/links";
import type { TextPart } from "./check/long-text";
import type { SiteRule } from "./check/rule";
import type { ContentNode } from "./gatsby/content-node";
import type { Entry } from "./reader/entry";

/** The plugin's options. Commands and tests take the same object. @template Site what `site` makes of the files */
export interface ContentOptions<Site = Entry[]> {
  /** The content folder, from the repository's root. */
  folder: string;
  /** Folders with the schema's `.graphql` files. */
  schema: string[];
  /**
   * Values by field that replace those of a file, such as settings of the build; empty ones don't.
   * @param name of the file: its field of `Content`
   */
  overrides?: (name: string, data: Record<string, unknown>) => Record<string, unknown>;
  /**
   * Makes the site of the files, with what follows from them; without it, the site is the files. Each has the schema's
   * shape by then.
   * @param today like 2026-11-21
   */
  site?: (entries: Entry[], today: string) => Site;
  /**
   * The nodes for Gatsby; without it, each file is one.
   * @param idOf the id of a node, by its key
   */
  nodes?: (site: Site, idOf: (key: string) => string) => ContentNode[];
  /** The path of each page, and the file that it's made of; without it, links within the site aren't checked. */
  pages?: (site: Site) => Map<string, Entry>;
  /** What else links may lead to. */
  addresses?: (site: Site) => SiteAddresses;
  /** Rules of the site. */
  rules?: SiteRule<Site>[];
  /** The parts of a text that a page renders one by one; undefined for a text in one piece. */
  textParts?: (entry: Entry) => TextPart[] | undefined;
  /** The repository that authors edit at `/admin`, like `acme/website`; without one, there's no CMS. */
  cms?: { repository?: string; branch?: string; backend?: "github" | "gitlab" };
}

/** Explains wrong options before the build begins. */
export const pluginOptionsSchema: NonNullable<GatsbyNode["pluginOptionsSchema"]> = ({ Joi }) => {
  const folder = Joi.string()
    .custom((name: string, { error }) => (fs.existsSync(name) ? name : error("folder.missing")))
    .messages({ "folder.missing": "{{#label}}: there is no folder {{#value}} in the site's root" });
  return Joi.object({
    folder: folder.required().description("The content folder"),
    schema: Joi.array()
      .items(folder)
      .min(1)
      .required()
      .description("Folders with the schema's .graphql files"),
    overrides: Joi.function(),
    site: Joi.function(),
    nodes: Joi.function(),
    pages: Joi.function(),
    addresses: Joi.function(),
    rules: Joi.array().items(Joi.function()),
    textParts: Joi.function(),
    cms: Joi.object({
      repository: Joi.string(),
      branch: Joi.string(),
      backend: Joi.valid("github", "gitlab"),
    }),
  });
};
