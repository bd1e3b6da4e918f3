/** Checks the settings of `.env.example` before a build and when the server starts. Unset and empty mean the same. */
import { z } from "zod";
import fs from "node:fs";
import type { ParentSpanPluginArgs } from "gatsby";

type Env = Record<string, string | undefined>;

const text = (pattern: RegExp, rule: string) => z.string().regex(pattern, `must be ${rule}`);
const url = (more: RegExp, rule: string) =>
  z
    .url({ protocol: /^https?$/, hostname: /^[\w.-]+$|^\[[\d:a-f]+\]$/, error: `must be ${rule}` })
    .regex(more, `must be ${rule}`);
/** Only this machine and hosts of the local network (`http://api:9012`) may go without TLS. */
const safe = /^(https:\/\/|http:\/\/(localhost|127\.[\d.]+|\[::1\]|[^./:]+)(?=[:/]|$))[^?#@]+$/;
const api = url(safe, "a URL that starts with https://, because a secret is sent there");
const secret = text(/^[\x21-\x7e]+$/, "printable ASCII without spaces: it's sent as a header");
const origin = "a URL that ends after the host name, such as https://cairn.example";

const fields = z.object({
  SITE_URL: url(/^https?:\/\/[^/?#@]+\/?$/, origin),
  GATSBY_APP_URL: url(/^[^?#@]+$/, "a URL without a query, such as https://app.cairn.example"),
  GATSBY_AUTH0_DOMAIN: text(
    /^(https?:\/\/)?[a-z\d][a-z\d.-]*(:\d+)?\/?$/i,
    "just a domain, such as acme.eu.auth0.com (or an origin, such as http://localhost:9011)",
  ),
  GATSBY_AUTH0_CLIENT_ID: text(/^[\w.|-]+$/, "letters, digits and - _ . |"),
  ...{ GATSBY_API_HOST: api, GATSBY_API_SECRET: secret, API_HOST: api, API_SECRET: secret },
  ANALYTICS_SCRIPT: text(
    /^(https:\/\/[a-z\d.-]+(:\d+)?)?\/[^\s/\\]\S*$/i,
    "a full URL, such as https://plausible.io/js/script.js, or a path, such as /js/script.js",
  ),
  ANALYTICS_DATA: text(
    /^((?!data-)[a-z][a-z\d-]*=(?!https?:\/\/(?![a-z\d]))\S+(\s+|$))+$/,
    "pairs of name and value without data-, such as domain=cairn.example or website-id=1a2b",
  ),
  PORT: text(/^\d{1,5}$/, "a number from 0 to 65535"),
  PROXIES: text(/^\d$/, "how many proxies are in front of the server, such as 1"),
  CMS_REPOSITORY: text(/^[\w.-]+(\/[\w.-]+)+$/, "an owner and a name, such as acme/website"),
  CMS_BRANCH: text(/^[\w./-]+$/, "a branch name, such as main"),
  CMS_BACKEND: text(/^(github|gitlab)$/, "github or gitlab"),
});

/** Settings that have no effect without another one. */
const dependencies: [name: keyof Settings, other: keyof Settings][] = [
  ["GATSBY_AUTH0_DOMAIN", "GATSBY_AUTH0_CLIENT_ID"],
  ["GATSBY_AUTH0_CLIENT_ID", "GATSBY_AUTH0_DOMAIN"],
  ["API_HOST", "API_SECRET"],
  ["API_SECRET", "API_HOST"],
  ["GATSBY_API_SECRET", "GATSBY_API_HOST"],
  ["ANALYTICS_DATA", "ANALYTICS_SCRIPT"],
  ["CMS_BRANCH", "CMS_REPOSITORY"],
  ["CMS_BACKEND", "CMS_REPOSITORY"],
];

const schema = fields.partial().superRefine((set, context) => {
  const report = (name: keyof Settings, message: string) =>
    context.addIssue({ code: "custom", path: [name], message });
  for (const [name, other] of dependencies)
    if (set[name] && !set[other]) report(name, `has no effect without ${other}`);
  if (set.API_HOST && set.GATSBY_API_HOST)
    report("API_HOST", "is for the relay, GATSBY_API_HOST for calls without it: unset one of them");
  if (set.API_SECRET && set.API_SECRET === set.GATSBY_API_SECRET)
    report("API_SECRET", "must differ from GATSBY_API_SECRET, which every visitor can read");
});

/** The settings that are set, trimmed. */
type Settings = z.infer<typeof schema>;

/** @returns the settings, or what's wrong with each; messages don't quote values, which may be secret */
export function readSettings(env: Env): { settings: Settings; problems: string[] } {
  const given = Object.entries(env).flatMap(([name, value]) => {
    const trimmed = value?.trim();
    return trimmed ? [[name, trimmed] as const] : [];
  });
  const { data, error } = schema.safeParse(Object.fromEntries(given));
  const problems = error?.issues.map(({ path, message }) => `${path.join()} ${message}.`) ?? [];
  return { settings: data ?? {}, problems: [...new Set(problems)] };
}

/** The problems as text for a terminal. */
export const listProblems = (problems: string[]): string =>
  ["Invalid settings (see .env.example):", ...problems.map((one) => `  - ${one}`)].join("\n");

/** Reads `.env`, if it exists, without overwriting variables. */
export function loadEnv(): void {
  if (fs.existsSync(".env")) process.loadEnvFile();
}

/** Stops the build on invalid settings. */
export function stopOnProblems({ reporter }: ParentSpanPluginArgs): void {
  const { problems } = readSettings(process.env);
  if (problems.length > 0) reporter.panic(listProblems(problems));
}
