import fs from "node:fs";
import type { GatsbyNode } from "gatsby";
import type { ContentNode, Entry, SiteAddresses, SiteRule, TextPart } from "./types";

/** The plugin's options, also for commands and tests. @template Site what the option `site` returns */
export interface ContentOptions<Site = Entry[]> {
  /** The content folder, from the repository's root. */
  folder: string;
  /** Folders with the schema's `.graphql` files. */
  schema: string[];
  /**
   * Values by field that replace those of a file, such as a build's settings. Empty values replace nothing.
   * @param name the file's field of `Content`
   */
  overrides?: (name: string, data: Record<string, unknown>) => Record<string, unknown>;
  /** Makes the site from the files, which match the schema by then. Without it, the site is the list of files. */
  site?: (entries: Entry[]) => Site;
  /**
   * The nodes for Gatsby. Without it, each file is a node.
   * @param idOf returns the id of a node with this key
   */
  nodes?: (site: Site, idOf: (key: string) => string) => ContentNode[];
  /** File by path of each page. Without it, links within the site aren't checked. */
  pages?: (site: Site) => Map<string, Entry>;
  /** Anchors and other addresses that links may lead to. */
  addresses?: (site: Site) => SiteAddresses;
  /** Rules of the site. */
  rules?: SiteRule<Site>[];
  /** The parts of a text that a page renders separately; undefined for a text in one piece. */
  textParts?: (entry: Entry) => TextPart[] | undefined;
  /** The repository that authors edit at `/admin`, like `acme/website`. Without it, there's no CMS. */
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
