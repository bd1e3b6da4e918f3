/**
 * `_headers` for static hosts: Cloudflare Pages, Netlify and others with the same format.
 * https://developers.cloudflare.com/pages/configuration/headers, https://docs.netlify.com/routing/headers
 */
import fs from "node:fs/promises";
import path from "node:path";
import type { Site } from "../content/pages";
import { writeChanged } from "../write-whole";
import { headerRules, typeRules } from "./headers";
import type { Headers } from "./headers";

/** Headers for a path with at most one `*`. */
export interface HostRule {
  path: string;
  headers: Headers;
}

/** The limit of Cloudflare Pages. https://developers.cloudflare.com/pages/platform/limits */
export const maxRules = 100;

/**
 * The rules for a build. Cloudflare joins values of all matching rules, so no two rules set the same header for a path.
 * Revalidation is the hosts' default, and has no rule.
 * @param files names directly in the build folder
 */
export function hostRules({ pages }: Pick<Site, "pages">, files: readonly string[]): HostRule[] {
  const paths = pages.map(({ path }) => path);
  const isBelow = (path: string, other: string) => path.startsWith(`${other}/`);
  const parents = paths.filter(
    (path) => path !== "/" && !paths.some((other) => isBelow(path, other)),
  );
  const hasChildren = (path: string) => paths.some((other) => isBelow(other, path));
  const globs = {
    everything: ["/*"],
    // Some hosts redirect a page to its address with a slash at the end.
    page: ["/", ...parents.flatMap((path) => [path, `${path}/${hasChildren(path) ? "*" : ""}`])],
    drawing: ["/*.svg"],
    hashed: ["/static/*", ...scriptsOf(files)],
    relay: [],
  };
  const rules = headerRules.flatMap(({ name, headers }) =>
    globs[name].map((path) => ({
      path,
      headers: name === "everything" ? withoutCaching(headers) : headers,
    })),
  );
  const types = typeRules.map(({ glob, type }) => ({
    path: glob,
    headers: { "Content-Type": type },
  }));
  return [...rules, ...types];
}

/** The rules in the file's format. */
export function headersFile(rules: readonly HostRule[]): string {
  const blocks = rules.map(({ path, headers }) => {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
    return [path, ...lines, ""].join("\n");
  });
  return blocks.join("\n");
}

/**
 * Writes `_headers` into a build folder.
 * @throws {Error} when a host would not read all rules
 */
export async function writeHostHeaders(site: Site, folder: string): Promise<void> {
  const rules = hostRules(site, (await fs.readdir(folder)).sort());
  if (rules.length > maxRules)
    throw new Error(
      `_headers has ${rules.length} rules, but Cloudflare Pages only reads the first ${maxRules}.`,
    );
  await writeChanged(path.join(folder, "_headers"), headersFile(rules));
}

/** Other rules set the caching of some of the same paths. */
const withoutCaching = (headers: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name !== "Cache-Control"));

/** Scripts with a hash in their name. Source maps would need as many rules again. */
function scriptsOf(files: readonly string[]): string[] {
  const hashed = headerRules.find(({ name }) => name === "hashed");
  return files
    .map((file) => `/${file}`)
    .filter((path) => /^\/[^/]+\.js$/.test(path) && hashed?.paths.test(path));
}
