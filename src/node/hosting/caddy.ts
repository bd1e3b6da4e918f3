/** The headers for Caddy: a build writes them, and `hosting/caddy/Caddyfile` imports them into its `route`. */
import { headerRules, tlsHeader, typeRules } from "./headers";

/**
 * Directives in order. Removing a header in Caddy also removes the Function's own, so a header that a later rule removes
 * is not set for those paths in the first place.
 * https://caddyserver.com/docs/caddyfile/directives/header
 */
export function caddyHeaders(): string {
  const parts = headerRules.flatMap(({ name, paths, headers }) => {
    const set = Object.entries(headers).filter(([header, value]) => value && header !== tlsHeader);
    const everywhere = set.filter(([header]) => exceptionsOf(header).length === 0);
    const elsewhere = set.filter(([header]) => exceptionsOf(header).length > 0);
    return [
      ...(everywhere.length > 0
        ? [block(name, conditions(paths, name === "hashed"), everywhere)]
        : []),
      ...elsewhere.map(([header, value]) => {
        const not = exceptionsOf(header).map(
          (except) => `not path_regexp ${written(except.paths)}`,
        );
        const lines = [...conditions(paths, name === "hashed"), ...not];
        return block(`${name}_${header}`, lines, [[header, value]]);
      }),
    ];
  });
  const overTls = headerRules.flatMap(({ headers }) => headers[tlsHeader] ?? []);
  const tls = overTls.map((value) => block("tls", ["protocol https"], [[tlsHeader, value]]));
  const types = typeRules.map(({ name, paths, type }) =>
    block(name, conditions(paths, true), [["Content-Type", type]]),
  );
  return [...parts, ...tls, ...types].join("\n");
}

/** Rules that remove a header. */
const exceptionsOf = (header: string) =>
  headerRules.filter(({ headers }) => headers[header] === "");

/** @param isFile whether the path must be a file: the 404 page for an unknown feed is no feed */
const conditions = (paths: RegExp, isFile: boolean): string[] => [
  ...(isFile ? ["file"] : []),
  `path_regexp ${written(paths)}`,
];

const written = (paths: RegExp) => paths.source.replaceAll("\\/", "/");

/** A matcher of all conditions, and its headers. */
function block(name: string, lines: string[], headers: [string, string][]): string {
  const indented = (all: string[]) => all.map((line) => `\t${line}\n`).join("");
  const values = headers.map(([header, value]) => `${header} "${value}"`);
  return `@${name} {\n${indented(lines)}}\nheader @${name} {\n${indented(values)}}\n`;
}
