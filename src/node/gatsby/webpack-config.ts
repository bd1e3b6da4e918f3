import type { CreateWebpackConfigArgs } from "gatsby";
import { beginWith } from "../../workarounds/gatsby-own-scripts";
import { listModules } from "./module-list";

/** Starts the scripts late, and writes down what they hold. */
export function changeWebpackConfig(args: CreateWebpackConfigArgs): void {
  beginWith("src/runtime/start.ts", args);
  listModules(args);
}
