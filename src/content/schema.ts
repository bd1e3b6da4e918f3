import { contentSchema } from "../../plugins/gatsby-source-typed-content";

/** Where the schema's files are: a section of the landing page has its own. */
export const schemaFolders = ["src/content/schema", "src/sections"];

/** The form of every content file. */
export const siteSchema = () => contentSchema(schemaFolders);
