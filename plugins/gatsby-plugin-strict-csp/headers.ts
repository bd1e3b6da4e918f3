/**
 * The file `_headers`, for Cloudflare Pages, Netlify, and a server of your own.
 * https://developers.cloudflare.com/pages/configuration/headers, https://docs.netlify.com/routing/headers
 */
export type Headers = Readonly<Record<string, string>>;

/** Headers for a path with at most one `*`, which also matches slashes. */
export interface HeaderRule {
  path: string;
  headers: Headers;
}

export interface HeaderOptions {
  /** Headers by path. Cloudflare joins values of all matching rules, so no two may set the same header for a path. */
  headers?: Readonly<Record<string, Headers>>;
  /** Headers of every page. */
  pageHeaders?: Headers;
}

/** The limit of Cloudflare Pages. https://developers.cloudflare.com/pages/platform/limits */
export const maxRules = 100;

/** For files with a hash of their content in the name. RFC 8246 */
const immutable = { "Cache-Control": "public, max-age=31536000, immutable" };

/**
 * The rules of the options, and caching rules for the files that Gatsby names by their content.
 * @param pages their paths
 * @param files names directly in the build folder
 * @throws {Error} when there are more rules than a host reads
 */
export function headerRules(
  { headers = {}, pageHeaders = {} }: HeaderOptions,
  pages: readonly string[],
  files: readonly string[],
): HeaderRule[] {
  const scripts = files.filter((file) => /-[\da-f]{20}\.js$/.test(file)).map((file) => `/${file}`);
  const rules = [
    ...Object.entries(headers).map(([path, values]) => ({ path, headers: values })),
    ...pageGlobs(pages).map((path) => ({ path, headers: pageHeaders })),
    ...["/static/*", ...scripts].map((path) => ({ path, headers: immutable })),
  ].filter((rule) => Object.keys(rule.headers).length > 0);
  if (rules.length > maxRules)
    throw new Error(
      `_headers has ${rules.length} rules, but Cloudflare Pages only reads the first ${maxRules}.`,
    );
  return rules;
}

/** Paths of pages, with one rule for all pages below another one. */
function pageGlobs(pages: readonly string[]): string[] {
  const paths = [...new Set(pages.map((path) => path.replace(/(?<=.)\/$/, "")))];
  const isBelow = (path: string, other: string) => other !== "/" && path.startsWith(`${other}/`);
  return paths
    .filter((path) => !paths.some((other) => isBelow(path, other)))
    .flatMap((path) => {
      if (path === "/" || path.endsWith(".html")) return path;
      // Some hosts redirect a page to its address with a slash at the end.
      return [path, `${path}/${paths.some((other) => isBelow(other, path)) ? "*" : ""}`];
    });
}

/** Writes rules as a `_headers` file. */
export const headersFile = (rules: readonly HeaderRule[]): string =>
  rules
    .map(({ path, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${path}\n${lines.join("")}`;
    })
    .join("\n");

/** Reads the rules of a `_headers` file. */
export const readHeaders = (file: string): HeaderRule[] =>
  file.split("\n\n").map((block) => {
    const [path = "", ...lines] = block.trim().split(/\n\s*/);
    return {
      path,
      headers: Object.fromEntries(
        lines.map((line) => line.split(/: (.*)/)).map(([name = "", value = ""]) => [name, value]),
      ),
    };
  });

/**
 * The headers of a response, for a server.
 * @param path without query: `/pricing`
 */
export const headersFor = (path: string, rules: readonly HeaderRule[]): Headers =>
  Object.assign(
    {},
    ...rules.filter((rule) => matches(path, rule.path)).map(({ headers }) => headers),
  ) as Headers;

/** Whether a rule applies to a path; `/*.svg` also applies to `Drawing.SVG`. */
function matches(path: string, glob: string): boolean {
  const [start = "", end] = glob.toLowerCase().split("*");
  const requested = path.toLowerCase();
  if (end === undefined) return requested === start;
  return (
    requested.length >= start.length + end.length &&
    requested.startsWith(start) &&
    requested.endsWith(end)
  );
}
