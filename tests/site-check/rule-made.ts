import { withPolicy } from "../../src/node/policy/write-policies";
import { publishedFiles } from "../../src/node/publish/published-files";
import { checkAddress } from "./addresses";
import { cmsPath, compareTexts, readText } from "./site";
import type { SiteRule } from "./site";

/** These files are as the content makes them, and the icons that the manifest names exist. */
export const made: SiteRule = (site, report) => {
  for (const [address, should] of publishedFiles(site.content, site.entryOf)) {
    const file = address.slice(1);
    const fail = (message: string) => report(file, message);
    const text = readText(site, file, report);
    if (text !== undefined) compareTexts(text, should, fail);
    for (const [, icon = ""] of should.matchAll(/"src": "(.+)"/g)) checkAddress(site, icon, fail);
  }
};

/** Moved paths redirect without a server's help. */
export const redirects: SiteRule = (site, report) => {
  for (const { from } of site.content.redirects.redirects) {
    const page = site.html.find(({ path }) => path === from);
    if (!page?.redirect) report(`${from.slice(1)}/index.html`, "does not redirect.");
  }
};

/** Every page has the policy that its HTML makes. `tests/e2e/policy.spec.ts` checks that the page works with it. */
export const policies: SiteRule = (site, report) => {
  for (const { file, path, html } of site.html) {
    // Its script inserts styles (docs/decisions/014-content-security-policy.md).
    if (path !== cmsPath && withPolicy(html, site.services, file) !== html)
      report(file, "does not have the policy that `src/node/policy` makes of its HTML.");
  }
};
