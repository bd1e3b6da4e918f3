import { selectAll } from "hast-util-select";
import { attribute, cmsPath } from "./site";
import type { HtmlFile, Fail, SiteRule } from "./site";

/** Directives without a fallback, or with a more permissive one. */
const always = ["default-src", "style-src", "img-src", "base-uri", "form-action"];

/** Sources that allow scripts of other sites. */
const loose = /^('unsafe-(inline|eval)'|\*|https?:|data:|blob:)$/;
/** Images may come from any site. */
const mayBeLoose = "img-src";

/**
 * Every page has one strict content security policy. `e2e/policy.spec.ts` checks that it allows the page's own scripts and
 * styles. https://www.w3.org/TR/CSP3/
 */
export const policies: SiteRule = (site, report) => {
  for (const page of site.html) {
    // Its script inserts styles (docs/decisions/014-content-security-policy.md).
    if (page.path !== cmsPath) checkPolicy(page, (message) => report(page.file, message));
  }
};

function checkPolicy({ tree }: HtmlFile, fail: Fail): void {
  const found = selectAll("meta[http-equiv]", tree)
    .filter((meta) => /^content-security-policy$/i.test(attribute(meta, "httpEquiv")))
    .map((meta) => attribute(meta, "content"));
  const [policy, ...more] = found;
  if (policy === undefined || more.length > 0) {
    fail(`has ${found.length} policies, must have one: \`src/node/policy\` writes it.`);
    return;
  }
  const directives = new Map(
    policy.split(";").map((part) => {
      const [name = "", ...sources] = part.trim().split(/\s+/);
      return [name, sources] as const;
    }),
  );
  for (const name of always) if (!directives.has(name)) fail(`has a policy without ${name}.`);
  for (const [name, sources] of directives) {
    for (const source of sources)
      if (loose.test(source) && name !== mayBeLoose) fail(`allows ${source} in ${name}.`);
  }
}
