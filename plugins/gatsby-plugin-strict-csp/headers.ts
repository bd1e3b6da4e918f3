/**
 * `_headers` for Cloudflare Pages, Netlify, other hosts with the same format, and a server of your own.
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

/** For names with a hash of the content. RFC 8246 */
const immutable = { "Cache-Control": "public, max-age=31536000, immutable" };

/**
 * The rules for a build: those of the options, and caching of the files that Gatsby names by their content.
 * @param pages their paths
 * @param files names directly in the build folder
 * @throws {Error} when a host would not read all rules
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

/** Paths of pages; those below another one share a rule. */
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

/** The rules in the file's format. */
export const headersFile = (rules: readonly HeaderRule[]): string =>
  rules
    .map(({ path, headers }) => {
      const lines = Object.entries(headers).map(([name, value]) => `  ${name}: ${value}\n`);
      return `${path}\n${lines.join("")}`;
    })
    .join("\n");

/** The rules of a file. */
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

/** Also `Drawing.SVG` for `/*.svg`. */
function matches(path: string, glob: string): boolean {
  const [start = "", end] = glob.toLowerCase().split("*");
  const asked = path.toLowerCase();
  if (end === undefined) return asked === start;
  return (
    asked.length >= start.length + end.length && asked.startsWith(start) && asked.endsWith(end)
  );
}
