import fs from "node:fs";
import { listProblems, readSettings } from "./settings";

const shared = {
  SITE_URL: "https://cairn.example",
  GATSBY_APP_URL: "https://app.cairn.example/start",
  GATSBY_AUTH0_DOMAIN: "acme.eu.auth0.com",
  GATSBY_AUTH0_CLIENT_ID: "aB3_-x",
  ANALYTICS_SCRIPT: "https://plausible.example/js/script.js",
  ANALYTICS_DATA: "domain=cairn.example api=https://plausible.example/api/event",
  PORT: "9000",
  PROXIES: "1",
  CMS_REPOSITORY: "acme/website",
  CMS_BRANCH: "release/1.0",
  CMS_BACKEND: "gitlab",
};
const relay = { ...shared, API_HOST: "http://localhost:9012", API_SECRET: "s3cret" };
const direct = {
  ...shared,
  ...{ GATSBY_API_HOST: "https://api.cairn.example/v1", GATSBY_API_SECRET: "public-anyway" },
};
const problemsOf = (env: Record<string, string>) => readSettings(env).problems;

test("accepts valid settings and leaves out empty ones", () => {
  for (const good of [relay, direct, {}]) expect(readSettings(good).settings).toEqual(good);
  const env = { PORT: " 9000", SITE_URL: " ", HOME: "/root" };
  expect(readSettings(env).settings).toEqual({ PORT: "9000" });
});

test.each([
  ["SITE_URL", "cairn.example"],
  ["SITE_URL", "https://cairn.example/blog"],
  ["GATSBY_APP_URL", "javascript:alert(1)"],
  ["GATSBY_AUTH0_DOMAIN", "https://acme.eu.auth0.com/authorize"],
  ["GATSBY_AUTH0_DOMAIN", "a,b"],
  ["GATSBY_AUTH0_CLIENT_ID", "two words"],
  ["API_HOST", "http://api.cairn.example"],
  ["API_HOST", "https://user:pass@api.cairn.example"],
  ["API_SECRET", "with a line\nbreak"],
  ["ANALYTICS_SCRIPT", "http://plausible.example/js/script.js"],
  ["ANALYTICS_SCRIPT", "//plausible.example/js/script.js"],
  ["ANALYTICS_DATA", "data-domain=cairn.example"],
  ["ANALYTICS_DATA", "domain=cairn.example host=https://"],
  ["PORT", "-1"],
  ["PROXIES", "x-forwarded-for"],
  ["CMS_REPOSITORY", "https://github.com/acme/website"],
  ["CMS_BRANCH", "two words"],
  ["CMS_BACKEND", "git-gateway"],
])("rejects %s=%j with advice", (name, value) => {
  const { settings, problems } = readSettings({ ...relay, [name]: value });
  expect(problems).toEqual([expect.stringMatching(RegExp(`^${name} must be .*\\.$`))]);
  expect(settings).toEqual({});
});

test("never quotes a secret", () => {
  expect(problemsOf({ ...relay, API_SECRET: "s3 cret" }).join()).not.toContain("s3");
});

test.each([
  "http://127.0.0.1:9012",
  "http://[::1]:9012",
  "http://api:9012",
  "https://a.example/v1",
])("accepts %s as the newsletter's host", (host) =>
  expect(problemsOf({ ...relay, API_HOST: host })).toEqual([]),
);

test("reports all conflicting settings at once", () => {
  const env = { ...relay, ...direct, API_SECRET: "public-anyway", GATSBY_AUTH0_DOMAIN: "" };
  expect(listProblems(problemsOf(env))).toMatch(
    /\.env\.example[^]*GATSBY_AUTH0_CLIENT_ID has no effect without GATSBY_AUTH0_DOMAIN[^]*API_HOST is [^]*API_SECRET must differ/,
  );
});

test("every setting is documented in .env.example", () => {
  const explained = fs.readFileSync(".env.example", "utf8");
  const names = Object.keys({ ...relay, ...direct, HOST: "" });
  expect(names.filter((name) => !explained.includes(`\n${name}=\n`))).toEqual([]);
});
