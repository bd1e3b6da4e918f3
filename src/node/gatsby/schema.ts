import type { CreateSchemaCustomizationArgs } from "gatsby";
import { gatsbySdl, readSdl } from "../schema/sdl";

/** Declares the content types. */
export function createContentSchema({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createTypes(gatsbySdl(readSdl()));
}
