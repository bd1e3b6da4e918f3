/** The headers for nginx: a build writes `map`s and `add_header`s, which `hosting/nginx/cairn.conf` includes. */
import { headerRules, tlsHeader, typeRules } from "./headers";

/** A header as the name of a variable: `cairn_cache_control`. */
const variable = (header: string) => `$cairn_${header.toLowerCase().replaceAll("-", "_")}`;

/** Names of all headers. */
const names = [...new Set(headerRules.flatMap(({ headers }) => Object.keys(headers)))];

/** For `http`. An empty variable sends no header. http://nginx.org/en/docs/http/ngx_http_map_module.html */
export function nginxMaps(): string {
  const maps = names.map((header) => {
    // nginx takes the first match; our last rule wins.
    const rules = headerRules.filter(({ headers }) => header in headers).reverse();
    const lines = rules.map(
      ({ paths, headers }) =>
        `  "~${paths.source.replaceAll("\\/", "/")}" "${headers[header] ?? ""}";`,
    );
    return [`map $uri ${mapped(header)} {`, ...lines, '  default "";', "}", ""].join("\n");
  });
  // For TLS only: a proxy might pass it on.
  const tls = `map $https ${variable(tlsHeader)} {\n  "on" ${mapped(tlsHeader)};\n  default "";\n}\n`;
  return [...maps, tls].join("\n");
}

/** For `server`: every `location` without headers of its own inherits them. */
export function nginxHeaders(): string {
  const headers = names.map((name) => `add_header ${name} ${variable(name)} always;`);
  const types = typeRules.map(({ paths, type }) =>
    [
      `location ~ "${paths.source.replaceAll("\\/", "/")}" {`,
      `  types { }\n  default_type "${type}";\n  try_files $uri =404;`,
      "}",
    ].join("\n"),
  );
  return [...headers, "", ...types, ""].join("\n");
}

/** The variable that a header's map sets; for the TLS header a second map decides. */
const mapped = (header: string) =>
  header === tlsHeader ? `${variable(header)}_over_tls` : variable(header);
