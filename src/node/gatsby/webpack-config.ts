import type { CreateWebpackConfigArgs } from "gatsby";
import { beginWith } from "../../workarounds/gatsby-entry";
import { listModules } from "./module-list";

/** Makes `runtime/start.ts` the first script, and writes the list of modules. */
export function changeWebpackConfig(args: CreateWebpackConfigArgs): void {
  beginWith("src/runtime/start.ts", args);
  listModules(args);
}
