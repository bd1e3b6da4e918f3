import fs from "node:fs/promises";
import type { GatsbyNode } from "gatsby";
import { headerRules, headersFile } from "./headers";
import type { CspOptions } from "./options";
import { writePolicies } from "./policy";

export { pluginOptionsSchema } from "./options";

/** Writes a policy into each page, and `_headers`. The build stops at code that a policy would block. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async (
  { getNodesByType, reporter },
  pluginOptions,
) => {
  const options = pluginOptions as CspOptions;
  await writePolicies("public", options).catch((error: unknown) =>
    reporter.panic(error instanceof Error ? error.message : String(error)),
  );
  const pages = getNodesByType("SitePage").map(({ path: page }) => String(page));
  const rules = headerRules(options, pages, (await fs.readdir("public")).sort());
  await fs.writeFile("public/_headers", headersFile(rules));
};
