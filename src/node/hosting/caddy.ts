/** The headers for Caddy: a build writes them, and `hosting/caddy/Caddyfile` imports them into its `route`. */
import { headerRules, tlsHeader, typeRules } from "./headers";

/** Directives in order: a later one replaces an earlier value. https://caddyserver.com/docs/caddyfile/directives/header */
export function caddyHeaders(): string {
  const parts = headerRules.map(({ name, paths, headers }) => {
    const set = Object.entries(headers).filter(([header]) => header !== tlsHeader);
    return block(name, conditions(paths, name === "hashed"), set);
  });
  const overTls = headerRules.flatMap(({ headers }) => headers[tlsHeader] ?? []);
  const tls = overTls.map((value) => block("tls", ["protocol https"], [[tlsHeader, value]]));
  const types = typeRules.map(({ name, paths, type }) =>
    block(name, conditions(paths, true), [["Content-Type", type]]),
  );
  return [...parts, ...tls, ...types].join("\n");
}

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
