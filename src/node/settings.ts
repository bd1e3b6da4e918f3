/**
 * The settings of `.env.example`, checked before a build: a value that cannot work stops it, with
 * the name of the variable, what is wrong and what to do. Unset and empty mean the same.
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
  GATSBY_API_HOST: isUrl,
  GATSBY_API_SECRET: isHeaderValue,
  API_HOST: isUrl,
  API_SECRET: isHeaderValue,
  RELAY_RATE_LIMIT: matches(/^\d+$/, "must be a whole number of posts a minute, or 0 for no limit"),
  RELAY_CLIENT_HEADER: matches(/^[\w-]+$/, "must be the name of a header, such as x-forwarded-for"),
  CMS_REPOSITORY: matches(
    /^[\w.-]+(\/[\w.-]+)+$/,
    "must be owner and name of the repository, such as cairn/website",
  ),
  CMS_BRANCH: matches(/^[\w./-]+$/, "must be the name of a branch, such as main"),
  CMS_BACKEND: matches(/^(github|gitlab)$/, "must be github or gitlab"),
};

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
  if (env.GATSBY_API_SECRET?.trim() && !env.GATSBY_API_HOST?.trim()) {
    problems.push(
      "GATSBY_API_SECRET has no effect without GATSBY_API_HOST. Set both for the direct way, or " +
        "API_HOST and API_SECRET for the relay, which keeps the secret off the browser.",
    );
  }
  for (const name of ["CMS_BRANCH", "CMS_BACKEND"]) {
    if (env[name]?.trim() && !env.CMS_REPOSITORY?.trim())
      problems.push(
        `${name} has no effect without CMS_REPOSITORY, which puts /admin into the build.`,
      );
  }
  return problems;
}

/** @param problems as `findSettingProblems` lists them */
export function formatSettingProblems(problems: string[]): string {
  const list = problems.map((problem) => `  - ${problem}`).join("\n");
  return `Settings that cannot work (see .env.example):\n${list}`;
}

const quote = (name: string, value = "") => (name.endsWith("_SECRET") ? "" : ` "${value}"`);

function isUrl(value: string): string | undefined {
  const url = URL.canParse(value) ? new URL(value) : undefined;
  if (!url || !/^https?:$/.test(url.protocol) || !/^https?:\/\//.test(value)) {
    return "must be an address that begins with https:// (or http://)";
  }
  if (url.username || url.password) return "must not have a user name or password in it";
  return url.search || url.hash ? "must not have a ? or # part" : undefined;
}

function isOrigin(value: string): string | undefined {
  const problem = isUrl(value);
  if (problem) return problem;
  return new URL(value).pathname === "/" ? undefined : "must have nothing after the host";
}
