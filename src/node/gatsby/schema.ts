import type { CreateSchemaCustomizationArgs } from "gatsby";
import { contentSchema } from "../schema/schema";

/** Declares the content types. */
export function createContentSchema({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createTypes(contentSchema().gatsbySdl);
}
