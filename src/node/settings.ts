/**
 * Checks the settings of `.env.example` before a build, and at the start of the server: a value that cannot work stops it
 * with the variable's name and advice. Unset and empty mean the same.
 */
type Env = Record<string, string | undefined>;

/** Returns what is wrong with a value, undefined when it is fine. */
type Check = (value: string) => string | undefined;

const matches =
  (pattern: RegExp, rule: string): Check =>
  (value) =>
    pattern.test(value) ? undefined : rule;

const isHeaderValue = matches(
  /^[\x21-\x7e]+$/,
  "must be printable ASCII without spaces: it is sent in a header",
);

const checks: Record<string, Check> = {
  SITE_URL: isOrigin,
  GATSBY_APP_URL: isUrl,
  GATSBY_AUTH0_DOMAIN: (value) =>
    isOrigin(/^https?:\/\//.test(value) ? value : `https://${value}`) &&
    "must be a domain alone, such as cairn.eu.auth0.com (or an origin, such as http://localhost:9011)",
  GATSBY_AUTH0_CLIENT_ID: matches(/^[\w.|-]+$/, "must be letters, digits and - _ . | only"),
  GATSBY_API_HOST: isApi,
  GATSBY_API_SECRET: isHeaderValue,
  API_HOST: isApi,
  API_SECRET: isHeaderValue,
  PORT: (value) => (isPort(value) ? undefined : "must be a number from 1 to 65535"),
  RELAY_RATE_LIMIT: matches(/^\d+$/, "must be a whole number of posts a minute, or 0 for no limit"),
  RELAY_CLIENT_HEADER: matches(/^[\w-]+$/, "must be the name of a header, such as x-forwarded-for"),
  CMS_REPOSITORY: matches(
    /^[\w.-]+(\/[\w.-]+)+$/,
    "must be owner and name of the repository, such as cairn/website",
  ),
  CMS_BRANCH: matches(/^[\w./-]+$/, "must be the name of a branch, such as main"),
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
    ". Set both for the direct way, or API_HOST and API_SECRET for the relay, which keeps the secret off the browser",
  ],
  ["CMS_BRANCH", "CMS_REPOSITORY", ", which puts /admin into the build"],
  ["CMS_BACKEND", "CMS_REPOSITORY", ", which puts /admin into the build"],
];

/**
 * @returns one line for each problem, none when the settings are fine. Values that may be secret
 *   are not quoted.
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
      "API_HOST and GATSBY_API_HOST are both set: the first is for the relay, the second for the way " +
        "without it. Unset one of them.",
    );
  }
  if (isSet("API_SECRET") && env.API_SECRET?.trim() === env.GATSBY_API_SECRET?.trim()) {
    problems.push(
      "API_SECRET and GATSBY_API_SECRET have the same value, and everybody can read the second in the " +
        "site's JavaScript. Take another value for one of them.",
    );
  }
  return problems;
}

/** @param problems as `findSettingProblems` lists them */
export function formatSettingProblems(problems: string[]): string {
  const list = problems.map((problem) => `  - ${problem}`).join("\n");
  return `Settings that cannot work (see .env.example):\n${list}`;
}

const isPort = (value: string) => /^\d+$/.test(value) && +value >= 1 && +value <= 65_535;

/** Labels of letters, digits and hyphens, or an IPv6 address. https://www.rfc-editor.org/rfc/rfc1123#section-2.1 */
const host = /^(\[[\da-f:.]+\]|[a-z\d]([a-z\d-]*[a-z\d])?(\.[a-z\d]([a-z\d-]*[a-z\d])?)*\.?)$/i;

/** Values that may hold a secret are not shown. */
const quote = (name: string, value = "") => (/_SECRET$/.test(name) ? "" : ` "${value}"`);

function isUrl(value: string): string | undefined {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || !/^https?:\/\/[^/]/.test(value)) {
    return "must be an address that begins with https:// (or http://)";
  }
  if (!host.test(url.hostname)) return "must name a host, such as cairn.example";
  if (url.username || url.password) return "must not have a user name or password in it";
  return url.search || url.hash ? "must not have a ? or # part" : undefined;
}

/** A secret is sent there: without TLS only to this machine, or to a host of the local network (`http://api:9012`). */
function isApi(value: string): string | undefined {
  const problem = isUrl(value);
  if (problem) return problem;
  const { protocol, hostname } = new URL(value);
  const isNear = /^(127\.[\d.]+|\[::1\]|[^.]+)$/.test(hostname);
  return protocol === "https:" || isNear
    ? undefined
    : "must begin with https://: a secret is sent there";
}

function isOrigin(value: string): string | undefined {
  const problem = isUrl(value);
  if (problem) return problem;
  return new URL(value).pathname === "/" ? undefined : "must have nothing after the host";
}
