/** The content security policy of a page: what it may load, run and talk to. https://www.w3.org/TR/CSP3/ */
import fs from "node:fs/promises";
import path from "node:path";
import { inlineOf } from "./inline";
import type { Inline } from "./inline";
import type { CspOptions, PolicyOptions } from "./options";

/** The policy of an earlier build, in a page that Gatsby has not rendered again. */
const earlierPolicy = /<meta http-equiv="Content-Security-Policy" content="[^"]*"\/?>/g;

/**
 * Adds a policy to a page.
 * @param name of the page, for messages
 * @throws {Error} when there's no place for the policy, or it would block something in the page
 */
export function withPolicy(html: string, options: PolicyOptions, name: string): string {
  const { page, faults } = policyFor(html, options);
  if (faults.length > 0) throw new Error(faults.map((fault) => `${name} ${fault}`).join("\n"));
  return page;
}

/**
 * Writes a policy into each HTML file.
 * @param root the folder that is served
 * @throws {Error} that lists everything the policies would block, and where
 */
export async function writePolicies(root: string, options: CspOptions): Promise<void> {
  const pagesByFault = new Map<string, string[]>();
  for (const name of await pagesIn(root, options)) {
    const file = path.join(root, name);
    const html = await fs.readFile(file, "utf8");
    const { page, faults } = policyFor(html, options);
    for (const fault of faults) pagesByFault.set(fault, [...(pagesByFault.get(fault) ?? []), name]);
    // An unchanged file isn't uploaded again.
    if (faults.length === 0 && page !== html) await fs.writeFile(file, page);
  }
  const messages = [...pagesByFault].map(([fault, [name, ...others]]) =>
    [`${name} ${fault}`, ...(others.length > 0 ? [`  Also: ${others.join(", ")}`] : [])].join("\n"),
  );
  if (messages.length > 0) throw new Error(messages.join("\n"));
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

/** A page with its policy, and messages about everything that the policy would block. They continue the page's name. */
function policyFor(html: string, options: PolicyOptions): { page: string; faults: string[] } {
  const bare = html.replace(earlierPolicy, "");
  const inline = inlineOf(bare, options.directives?.["script-src"]);
  const sources = directivesOf(inline, options);
  const blocked = inline.addresses.filter((src) => !isAllowed(src, sources["script-src"] ?? []));
  const policy = Object.entries(sources)
    .map(([directive, list]) => [directive, ...(list.length > 0 ? list : ["'none'"])].join(" "))
    .join("; ");
  const meta = `<meta http-equiv="Content-Security-Policy" content="${policy}">`;
  const faults = [
    ...inline.foreign.map(
      ({ code, advice }) => `has ${code.slice(0, 80)}, which its policy blocks there. ${advice}`,
    ),
    ...(inline.metaIndex === undefined
      ? ["has no <meta charset>, so there's no place for its policy. Add one."]
      : []),
    ...blocked.map(
      (src) =>
        `loads ${src}, which its policy blocks. Add "${new URL(src).origin}" to directives["script-src"] in the options of gatsby-plugin-strict-csp, or remove the script.`,
    ),
  ];
  return {
    page: bare.slice(0, inline.metaIndex) + meta + bare.slice(inline.metaIndex),
    faults: [...new Set(faults)],
  };
}

/** Sources by directive. */
function directivesOf(page: Inline, { directives = {}, scripts = [] }: PolicyOptions) {
  if (!page.isScripted) return unscripted(page);
  const policy: Record<string, string[]> = scripted(page);
  const add = (name: string, sources: readonly string[]) => {
    const combined = [...new Set([...(policy[name] ?? ["'self'"]), ...sources])];
    // Browsers ignore 'unsafe-inline' beside a hash.
    const isInline = combined.includes("'unsafe-inline'");
    policy[name] = isInline
      ? combined.filter((source) => !source.startsWith("'sha256-"))
      : combined;
  };
  for (const [name, sources] of Object.entries(directives)) add(name, sources);
  for (const { src, connect = [] } of scripts) {
    const origins = src.startsWith("/") ? [] : [new URL(src).origin];
    add("script-src", origins);
    // Some analytics send an image request.
    for (const name of ["connect-src", "img-src"]) add(name, [...origins, ...connect]);
  }
  return policy;
}

/** The default policy. */
const scripted = ({ scripts, styles, attributes }: Inline) => ({
  // Not 'none', which Firefox applies to prefetching.
  "default-src": ["'self'"],
  "script-src": ["'self'", ...scripts],
  "style-src": [...styles],
  "style-src-attr": attributes.size > 0 ? ["'unsafe-hashes'", ...attributes] : [],
  // Icons are `data:` URLs.
  "img-src": ["'self'", "data:"],
  "connect-src": ["'self'"],
  "frame-src": [],
  "worker-src": [],
  "object-src": [],
  "base-uri": [],
  "form-action": ["'self'"],
});

/** The policy of a page without scripts, such as a redirect. */
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
