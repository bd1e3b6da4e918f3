import config from "../../gatsby-config";
import { withPolicy } from "../../plugins/gatsby-plugin-csp";
import type { PolicyOptions } from "../../plugins/gatsby-plugin-csp";
import { cmsPath } from "./site";
import type { SiteRule } from "./site";

/** Every page has the policy that its HTML makes. `tests/e2e/policy.spec.ts` checks that pages work with it. */
export const policies: SiteRule = (site, report) => {
  const options = optionsOf("gatsby-plugin-csp") as PolicyOptions;
  for (const { file, path, html } of site.html) {
    // The CMS's script inserts styles (docs/decisions/014-content-security-policy.md).
    if (path !== cmsPath && withPolicy(html, options, file) !== html)
      report(file, "doesn't have the policy that `gatsby-plugin-csp` writes for its HTML.");
  }
};

/** A plugin's options in the site's configuration. */
function optionsOf(name: string): unknown {
  const all = config.plugins?.map((plugin) => (typeof plugin === "object" ? plugin : undefined));
  return all?.find((plugin) => plugin?.resolve === name)?.options;
}
