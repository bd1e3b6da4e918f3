import { contentSchema } from "../../plugins/gatsby-source-typed-content";

/** Folders of the schema: each section of the landing page has a file of its own. */
export const schemaFolders = ["src/content/schema", "src/sections"];

/** The types of all content files. */
export const siteSchema = () => contentSchema(schemaFolders);
