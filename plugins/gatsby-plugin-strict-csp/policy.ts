/** The content security policy of a page: what it may load, run and talk to. https://www.w3.org/TR/CSP3/ */
import fs from "node:fs/promises";
import path from "node:path";
import { inlineOf } from "./inline";
import type { Inline } from "./inline";
import type { CspOptions, PolicyOptions } from "./options";

/** The policy that an unchanged page has from an earlier build. */
const earlier = /<meta http-equiv="Content-Security-Policy" content="[^"]*"\/?>/g;

/**
 * A page with its policy, which applies to everything after it.
 * @param name for an error's message
 * @throws {Error} when the policy has no place, or would block something of the page
 */
export function withPolicy(html: string, options: PolicyOptions, name: string): string {
  const { page, faults } = policyFor(html, options);
  if (faults.length > 0) throw new Error(faults.map((fault) => `${name} ${fault}`).join("\n"));
  return page;
}

/**
 * Writes a policy into each HTML file.
 * @param root the folder that is served
 * @throws {Error} with everything that policies would block, and its pages
 */
export async function writePolicies(root: string, options: CspOptions): Promise<void> {
  const pagesByFault = new Map<string, string[]>();
  for (const name of await pagesIn(root, options)) {
    const file = path.join(root, name);
    const html = await fs.readFile(file, "utf8");
    const { page, faults } = policyFor(html, options);
    for (const fault of faults) pagesByFault.set(fault, [...(pagesByFault.get(fault) ?? []), name]);
    // Hosts upload what has changed.
    if (faults.length === 0 && page !== html) await fs.writeFile(file, page);
  }
  const list = [...pagesByFault].map(([fault, [name, ...others]]) =>
    [`${name} ${fault}`, ...(others.length > 0 ? [`  Also: ${others.join(", ")}`] : [])].join("\n"),
  );
  if (list.length > 0) throw new Error(list.join("\n"));
}

/** The HTML files that get a policy, in alphabetical order. */
async function pagesIn(root: string, { exclude = [] }: CspOptions): Promise<string[]> {
  // Gatsby's slices are parts of pages.
  const excluded = ["/_gatsby/", ...exclude];
  const entries = await fs.readdir(root, { recursive: true, withFileTypes: true });
  return (
    entries
      // Not the folder `page-data/404.html`.
      .filter((entry) => entry.isFile() && entry.name.endsWith(".html"))
      .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)))
      .map((name) => name.replaceAll("\\", "/"))
      .filter((name) => !excluded.some((start) => `/${name}`.startsWith(start)))
      .sort()
  );
}

/** A page with its policy, and everything that the policy would block: sentences that begin after the page's name. */
function policyFor(html: string, options: PolicyOptions): { page: string; faults: string[] } {
  const bare = html.replace(earlier, "");
  const inline = inlineOf(bare, options.directives?.["script-src"]);
  const sources = directivesOf(inline, options);
  const blocked = inline.addresses.filter((src) => !isAllowed(src, sources["script-src"] ?? []));
  const policy = Object.entries(sources)
    .map(([directive, list]) => [directive, ...(list.length > 0 ? list : ["'none'"])].join(" "))
    .join("; ");
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  const faults = [
    ...inline.foreign.map(
      ({ what, advice }) => `has ${what.slice(0, 80)}, which its policy blocks there. ${advice}`,
    ),
    ...(inline.place === undefined
      ? ["has no <meta charset>, so there's no place for its policy. Add one."]
      : []),
    ...blocked.map(
      (src) =>
        `loads ${src}, which its policy blocks. Add "${new URL(src).origin}" to directives["script-src"] in the options of gatsby-plugin-strict-csp, or remove the script.`,
    ),
  ];
  return {
    page: bare.slice(0, inline.place) + meta + bare.slice(inline.place),
    faults: [...new Set(faults)],
  };
}

/** Sources by directive. `frame-ancestors` works only in a header. */
function directivesOf(page: Inline, { directives = {}, scripts = [] }: PolicyOptions) {
  if (!page.isScripted) return unscripted(page);
  const all: Record<string, string[]> = scripted(page);
  const add = (name: string, sources: readonly string[]) => {
    const every = [...new Set([...(all[name] ?? ["'self'"]), ...sources])];
    // Beside a hash, browsers ignore 'unsafe-inline'.
    const isInline = every.includes("'unsafe-inline'");
    all[name] = isInline ? every.filter((source) => !source.startsWith("'sha256-")) : every;
  };
  for (const [name, sources] of Object.entries(directives)) add(name, sources);
  for (const { src, connect = [] } of scripts) {
    const origins = src.startsWith("/") ? [] : [new URL(src).origin];
    add("script-src", origins);
    // Some count with an image.
    for (const name of ["connect-src", "img-src"]) add(name, [...origins, ...connect]);
  }
  return all;
}

/** A page of the site. */
const scripted = ({ scripts, styles, attributes }: Inline) => ({
  // Not 'none': Firefox applies it to prefetching.
  "default-src": ["'self'"],
  "script-src": ["'self'", ...scripts],
  "style-src": [...styles],
  "style-src-attr": attributes.size > 0 ? ["'unsafe-hashes'", ...attributes] : [],
  // Icons are `data:`.
  "img-src": ["'self'", "data:"],
  "connect-src": ["'self'"],
  "frame-src": [],
  "worker-src": [],
  "object-src": [],
  "base-uri": [],
  "form-action": ["'self'"],
});

/** A page without scripts, such as a redirect. */
const unscripted = ({ styles, attributes }: Inline): Record<string, string[]> => ({
  "default-src": [],
  "style-src": [...styles],
  ...(attributes.size > 0 && { "style-src-attr": ["'unsafe-hashes'", ...attributes] }),
  // The icon.
  "img-src": ["'self'"],
  "base-uri": [],
  "form-action": [],
});

/** Whether a source matches an address: `https:`, `*.a.example`, `https://a.example/path`. */
const isAllowed = (address: string, sources: readonly string[]): boolean =>
  sources.some((source) => {
    const pattern = source.replace(/[.?+^$()|[\]{}\\]/g, "\\$&").replaceAll("*", "[^/]*");
    return new RegExp(`^(https?://)?${pattern}`).test(address);
  });
