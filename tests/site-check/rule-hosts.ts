import { headerRules, headersFor } from "../../src/node/hosting/headers";
import { headersFile, hostRules, mostRules } from "../../src/node/hosting/static-host";
import { compareTexts, readText } from "./site";
import type { SiteRule } from "./site";

/** Headers that only pages have. */
const forPages = headerRules
  .filter(({ name }) => name === "page")
  .flatMap(({ headers }) => Object.keys(headers));

/** `Cache-Control` of hosts without a rule. */
const ownDefault = "public, max-age=0, must-revalidate";

/**
 * `_headers` sets the headers of `src/node/hosting/headers.ts` for each page and file. If two rules set a header, Cloudflare
 * joins the values and Netlify uses one.
 */
export const hosts: SiteRule = (site, report) => {
  const fail = (message: string) => report("_headers", message);
  const rules = hostRules(site.content, [...site.files]);
  // Netlify's adapter adds comments.
  const text = (readText(site, "_headers", report) ?? "").replace(/^#.*\n/gm, "");
  compareTexts(text.trim(), headersFile(rules).trim(), fail);
  if (rules.length > mostRules)
    fail(`has ${rules.length} rules; Cloudflare Pages takes ${mostRules}.`);
  const matchers = rules.map(({ path, headers }) => ({ pattern: patternOf(path), headers }));
  // Only developers request source maps.
  const files = [...site.files].filter((name) => !/^[_.](?!well-known)|\.(html|map)$/.test(name));
  // Some hosts redirect a page to its address with a slash at the end.
  const pages = site.content.pages.flatMap(({ path }) => [path, path.replace(/\/?$/, "/")]);
  for (const path of [...pages, ...files.map((name) => `/${name}`)]) {
    const sent: Record<string, string> = {};
    for (const { pattern, headers } of matchers) {
      if (!pattern.test(path)) continue;
      for (const [name, value] of Object.entries(headers)) {
        if (name in sent) fail(`two rules set ${name} of ${path}.`);
        sent[name] = value;
      }
    }
    const wanted = headersFor(path);
    for (const name of new Set([...Object.keys(sent), ...Object.keys(wanted)])) {
      if (name === "Cache-Control" && !(name in sent) && wanted[name] === ownDefault) continue;
      // The rule of a page also matches its feeds and its twin.
      if (forPages.includes(name) && !pages.includes(path)) continue;
      if (sent[name] === wanted[name]) continue;
      fail(`${path}: ${name} is "${sent[name] ?? ""}", should be "${wanted[name] ?? ""}".`);
    }
  }
};

const patternOf = (path: string): RegExp =>
  new RegExp(
    `^${path
      .split("*")
      .map((part) => part.replace(/[.+?^${}()|[\]\\]/g, "\\$&"))
      .join(".*")}$`,
  );
