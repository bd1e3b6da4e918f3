/** The headers for nginx: `map`s and `add_header`s, which `hosting/nginx/cairn.conf` includes. */
import { headerRules, tlsHeader, typeRules } from "./headers";

const made = "# Made by `npm run hosting` from src/node/hosting/headers.ts. Do not edit.\n";

/** A header as the name of a variable: `cairn_cache_control`. */
const variable = (header: string) => `$cairn_${header.toLowerCase().replaceAll("-", "_")}`;

/** All headers that some rule sets, each once. */
const names = [...new Set(headerRules.flatMap(({ headers }) => Object.keys(headers)))];

/** For the `http` part. A variable is empty where the header is not sent. http://nginx.org/en/docs/http/ngx_http_map_module.html */
export function nginxMaps(): string {
  const maps = names.map((header) => {
    // nginx takes the first pattern that matches; here the last rule holds.
    const rules = headerRules.filter(({ headers }) => header in headers).reverse();
    const lines = rules.map(
      ({ paths, headers }) =>
        `  "~${paths.source.replaceAll("\\/", "/")}" "${headers[header] ?? ""}";`,
    );
    return [`map $uri ${mapped(header)} {`, ...lines, '  default "";', "}", ""].join("\n");
  });
  // Over plain HTTP browsers ignore it, and a proxy might not.
  const tls = `map $https ${variable(tlsHeader)} {\n  "on" ${mapped(tlsHeader)};\n  default "";\n}\n`;
  return [made, ...maps, tls].join("\n");
}

/** For the `server` part: nginx hands them on to every `location` that adds none of its own. */
export function nginxHeaders(): string {
  const headers = names.map((name) => `add_header ${name} ${variable(name)} always;`);
  const types = typeRules.map(({ paths, type }) =>
    [
      `location ~ "${paths.source.replaceAll("\\/", "/")}" {`,
      `  types { }\n  default_type "${type}";\n  try_files $uri =404;`,
      "}",
    ].join("\n"),
  );
  return [made, ...headers, "", ...types, ""].join("\n");
}

/** What the map of a header sets: the header's variable, but for the one that depends on TLS, too. */
const mapped = (header: string) =>
  header === tlsHeader ? `${variable(header)}_over_tls` : variable(header);
