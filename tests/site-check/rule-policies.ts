import { withPolicy } from "../../plugins/gatsby-plugin-csp";
import { policyOptions } from "../../src/node/hosting/policy";
import { cmsPath } from "./site";
import type { SiteRule } from "./site";

/** Every page has the policy that its HTML makes. `tests/e2e/policy.spec.ts` checks that pages work with it. */
export const policies: SiteRule = (site, report) => {
  const options = policyOptions(process.env);
  for (const { file, path, html } of site.html) {
    // The CMS's script inserts styles (docs/decisions/014-content-security-policy.md).
    if (path !== cmsPath && withPolicy(html, options, file) !== html)
      report(file, "doesn't have the policy that `gatsby-plugin-csp` writes for its HTML.");
  }
};
