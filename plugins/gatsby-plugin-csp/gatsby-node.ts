import fs from "node:fs/promises";
import type { GatsbyNode } from "gatsby";
import { headerRules, headersFile } from "./headers";
import type { CspOptions } from "./options";
import { writePolicies } from "./write-policies";

export { pluginOptionsSchema } from "./options";

/** Writes each page's policy from its final HTML, and `_headers`. An error ends the build, and Gatsby prints it. */
export const onPostBuild: GatsbyNode["onPostBuild"] = async ({ getNodesByType }, pluginOptions) => {
  const options = pluginOptions as CspOptions;
  await writePolicies("public", options);
  const pages = getNodesByType("SitePage").map(({ path: page }) => String(page));
  const rules = headerRules(options, pages, (await fs.readdir("public")).sort());
  await fs.writeFile("public/_headers", headersFile(rules));
};
