import type { CreateSchemaCustomizationArgs } from "gatsby";
import { readSdl } from "./check/sdl";

/** Declares the content types and `@text`, which only the content check acts on. */
export function createContentSchema({ actions }: CreateSchemaCustomizationArgs): void {
  actions.createFieldExtension({
    name: "text",
    args: { min: "Int", max: "Int", pattern: "String" },
    extend: () => ({}),
  });
  actions.createTypes(readSdl());
}
