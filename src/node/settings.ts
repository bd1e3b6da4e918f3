/**
 * Checks the settings of `.env.example` before a build and when the server starts. An invalid value stops it, with the
 * variable's name and advice. Unset and empty mean the same.
 */
type Env = Record<string, string | undefined>;

/** Returns what's wrong with a value; undefined if it's fine. */
type Check = (value: string) => string | undefined;

const matches =
  (pattern: RegExp, rule: string): Check =>
  (value) =>
    pattern.test(value) ? undefined : rule;

const isHeaderValue = matches(
  /^[\x21-\x7e]+$/,
  "must be printable ASCII without spaces, because it's sent as a header",
);

const checks: Record<string, Check> = {
  SITE_URL: isOrigin,
  GATSBY_APP_URL: isUrl,
  GATSBY_AUTH0_DOMAIN: (value) =>
    isOrigin(/^https?:\/\//.test(value) ? value : `https://${value}`) &&
    "must be just a domain, such as acme.eu.auth0.com (or an origin, such as http://localhost:9011)",
  GATSBY_AUTH0_CLIENT_ID: matches(/^[\w.|-]+$/, "must only contain letters, digits and - _ . |"),
  GATSBY_API_HOST: isApi,
  GATSBY_API_SECRET: isHeaderValue,
  API_HOST: isApi,
  API_SECRET: isHeaderValue,
  ANALYTICS_SCRIPT: isScript,
  ANALYTICS_DATA: isData,
  PORT: (value) => (isPort(value) ? undefined : "must be a number from 0 to 65535"),
  RELAY_RATE_LIMIT: matches(
    /^\d+$/,
    "must be a whole number (requests per minute), or 0 for no limit",
  ),
  RELAY_CLIENT_HEADER: matches(/^[\w-]+$/, "must be a header name, such as x-forwarded-for"),
  RELAY_REDIS_URL: matches(
    /^rediss?:\/\/\S+$/,
    "must be an address that begins with redis:// or rediss://",
  ),
  CMS_REPOSITORY: matches(
    /^[\w.-]+(\/[\w.-]+)+$/,
    "must be the repository's owner and name, such as acme/website",
  ),
  CMS_BRANCH: matches(/^[\w./-]+$/, "must be a branch name, such as main"),
  CMS_BACKEND: matches(/^(github|gitlab)$/, "must be github or gitlab"),
};

/** Settings that have no effect without another one, and why. */
const needed: readonly [name: string, other: string, why: string][] = [
  ["GATSBY_AUTH0_DOMAIN", "GATSBY_AUTH0_CLIENT_ID", ": the login needs both"],
  ["GATSBY_AUTH0_CLIENT_ID", "GATSBY_AUTH0_DOMAIN", ": the login needs both"],
  ["API_HOST", "API_SECRET", ": the relay needs both"],
  ["API_SECRET", "API_HOST", ": the relay needs both"],
  [
    "GATSBY_API_SECRET",
    "GATSBY_API_HOST",
    ". Set both to call the API from the browser, or set API_HOST and API_SECRET to use the relay, which keeps the secret on the server",
  ],
  ["ANALYTICS_DATA", "ANALYTICS_SCRIPT", ", which needs those attributes"],
  ["CMS_BRANCH", "CMS_REPOSITORY", ", which adds /admin to the build"],
  ["CMS_BACKEND", "CMS_REPOSITORY", ", which adds /admin to the build"],
];

/**
 * @returns a line for each problem. Values that may be secret
 *   aren't quoted.
 */
export function findSettingProblems(env: Env): string[] {
  const problems = Object.entries(checks).flatMap(([name, check]) => {
    const value = env[name]?.trim();
    const problem = value ? check(value) : undefined;
    return problem ? [`${name}${quote(name, value)} ${problem}.`] : [];
  });
  const isSet = (name: string) => Boolean(env[name]?.trim());
  for (const [name, other, why] of needed) {
    if (isSet(name) && !isSet(other))
      problems.push(`${name} has no effect without ${other}${why}.`);
  }
  if (isSet("API_HOST") && isSet("GATSBY_API_HOST")) {
    problems.push(
      "API_HOST and GATSBY_API_HOST are both set: the first is for the relay, the second is for calling the " +
        "API from the browser. Unset one of them.",
    );
  }
  if (isSet("API_SECRET") && env.API_SECRET?.trim() === env.GATSBY_API_SECRET?.trim()) {
    problems.push(
      "API_SECRET and GATSBY_API_SECRET have the same value, but anyone can read GATSBY_API_SECRET in the " +
        "site's JavaScript. Use a different value for API_SECRET.",
    );
  }
  return problems;
}

/** The settings that are set, or none while one is invalid: the build then stops and lists the problems. */
export const validSettings = (env: Env): Env =>
  findSettingProblems(env).length > 0
    ? {}
    : Object.fromEntries(
        Object.entries(env)
          .map(([name, value = ""]): [string, string] => [name, value.trim()])
          .filter(([, value]) => value),
      );

/** @param problems as `findSettingProblems` lists them */
export function formatSettingProblems(problems: string[]): string {
  const list = problems.map((problem) => `  - ${problem}`).join("\n");
  return `Invalid settings (see .env.example):\n${list}`;
}

const isPort = (value: string) => /^\d+$/.test(value) && +value <= 65_535;

/** Labels of letters, digits and hyphens, or an IPv6 address. https://www.rfc-editor.org/rfc/rfc1123#section-2.1 */
const host = /^(\[[\da-f:.]+\]|[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*\.?)$/i;

/** Values that may hold a secret aren't shown. */
const quote = (name: string, value = "") =>
  /_(SECRET|REDIS_URL)$/.test(name) ? "" : ` "${value}"`;

function isUrl(value: string): string | undefined {
  const problem = isAddress(value);
  if (problem) return problem;
  const { search, hash } = new URL(value);
  return search || hash ? "must not contain a query (?) or fragment (#)" : undefined;
}

/** A URL that may have a query. */
function isAddress(value: string): string | undefined {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || !/^https?:\/\/[^/]/.test(value)) {
    return "must be a URL that starts with https:// (or http://)";
  }
  if (!host.test(url.hostname)) return "must contain a host name, such as cairn.example";
  return url.username || url.password ? "must not contain a user name or password" : undefined;
}

/** The site's own script may be a path. */
function isScript(value: string): string | undefined {
  if (!/^(https?:\/\/[^\s/]+)?\/[^\s/\\]\S*$/.test(value))
    return "must be a full URL, such as https://plausible.io/js/script.js, or a path, such as /js/script.js";
  if (value.startsWith("/")) return undefined;
  return isAddress(value) ?? isNotSecure(value, "because every page runs it");
}

/** `data-` attributes. The origins of URLs among them become part of policies. */
function isData(value: string): string | undefined {
  const pairs = value.split(/\s+/);
  if (!pairs.every((pair) => /^(?!data-)[a-z][a-z\d-]*=./.test(pair)))
    return "must be pairs of name and value without data-, such as domain=cairn.example or website-id=1a2b";
  const urls = pairs.flatMap((pair) => /=(https?:\/\/.*)/.exec(pair)?.[1] ?? []);
  return urls.some(isAddress)
    ? "must only contain full URLs, such as host-url=https://count.example"
    : undefined;
}

function isApi(value: string): string | undefined {
  return isUrl(value) ?? isNotSecure(value, "because a secret is sent there");
}

/** Only this machine and hosts of the local network (`http://api:9012`) may go without TLS. */
function isNotSecure(value: string, why: string): string | undefined {
  const { protocol, hostname } = new URL(value);
  const isNear = /^(127\.[\d.]+|\[::1\]|[^.]+)$/.test(hostname);
  return protocol === "https:" || isNear ? undefined : `must start with https://, ${why}`;
}

function isOrigin(value: string): string | undefined {
  const problem = isUrl(value);
  if (problem) return problem;
  return new URL(value).pathname === "/" ? undefined : "must end after the host name";
}
