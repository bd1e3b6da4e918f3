/**
 * `_headers` for hosts that serve files and nothing else: Cloudflare Pages, Netlify and those that read the same format.
 * https://developers.cloudflare.com/pages/configuration/headers, https://docs.netlify.com/routing/headers
 */
import fs from "node:fs/promises";
import path from "node:path";
import type { Site } from "../content/pages";
import { writeChanged } from "../write-whole";
import { headerRules, typeRules } from "./headers";
import type { Headers } from "./headers";

/** Headers for a path, which may have one `*` in it. */
export interface HostRule {
  path: string;
  headers: Headers;
}

/** Cloudflare Pages takes no more rules than these. https://developers.cloudflare.com/pages/platform/limits */
export const mostRules = 100;

/**
 * The rules for the files of a build. Cloudflare joins the values of all rules that match, so no two set the same header
 * for a path; what is asked about each time is left to the hosts, whose own default it is.
 * @param files names in the build folder itself, not those in its folders
 */
export function hostRules({ pages }: Pick<Site, "pages">, files: readonly string[]): HostRule[] {
  const paths = pages.map(({ path }) => path);
  const isBelow = (path: string) => paths.some((other) => path.startsWith(`${other}/`));
  const parents = paths.filter((path) => path !== "/" && !isBelow(path));
  const globs = {
    everything: ["/*"],
    page: [
      "/",
      ...parents,
      ...parents.filter((path) => hasChild(paths, path)).map((path) => `${path}/*`),
    ],
    hashed: ["/static/*", ...scriptsOf(files)],
    relay: [],
  };
  const rules = headerRules.flatMap(({ name, headers }) =>
    globs[name].map((path) => ({
      path,
      headers: name === "everything" ? lasting(headers) : headers,
    })),
  );
  const types = typeRules.map(({ glob, type }) => ({
    path: glob,
    headers: { "Content-Type": type },
  }));
  return [...rules, ...types];
}

/** In the format of the file. */
export function headersFile(rules: readonly HostRule[]): string {
  const blocks = rules.map(({ path, headers }) => {
    const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`);
    return [path, ...lines, ""].join("\n");
  });
  return blocks.join("\n");
}

/** Writes `_headers` for the files that stand in the build folder. */
export async function writeHostHeaders(site: Site, folder: string): Promise<void> {
  const rules = hostRules(site, (await fs.readdir(folder)).sort());
  await writeChanged(path.join(folder, "_headers"), headersFile(rules));
}

const hasChild = (paths: string[], path: string) =>
  paths.some((other) => other.startsWith(`${path}/`));

/** Without how long to keep a copy, which other rules say of some of the same paths. */
const lasting = (headers: Headers): Headers =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => name !== "Cache-Control"));

/** Scripts with a digest in their name. Source maps are for developers, and would need as many rules again. */
function scriptsOf(files: readonly string[]): string[] {
  const hashed = headerRules.find(({ name }) => name === "hashed");
  return files
    .map((file) => `/${file}`)
    .filter((path) => /^\/[^/]+\.js$/.test(path) && hashed?.paths.test(path));
}
