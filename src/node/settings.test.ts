import fs from "node:fs";
import { parseEnv } from "node:util";
import { findSettingProblems, formatSettingProblems, validSettings } from "./settings";

const good: Record<string, string> = {
  SITE_URL: "https://cairn.example",
  GATSBY_APP_URL: "https://app.cairn.example/start",
  GATSBY_AUTH0_DOMAIN: "acme.eu.auth0.com",
  GATSBY_AUTH0_CLIENT_ID: "aB3_-x",
  API_HOST: "http://localhost:9012",
  API_SECRET: "s3cret",
  ANALYTICS_SCRIPT: "https://plausible.example/js/script.js",
  ANALYTICS_DATA: "domain=cairn.example api=https://plausible.example/api/event",
  PORT: "9000",
  RELAY_RATE_LIMIT: "0",
  RELAY_CLIENT_HEADER: "x-forwarded-for",
  RELAY_REDIS_URL: "rediss://:s3cret@redis.example:6380/1",
  CMS_REPOSITORY: "acme/website",
  CMS_BRANCH: "release/1.0",
  CMS_BACKEND: "gitlab",
};

/** Settings for calling the API without the relay. */
const direct: Record<string, string> = {
  ...good,
  ...{ API_HOST: "", API_SECRET: "" },
  ...{ GATSBY_API_HOST: "https://api.cairn.example/v1", GATSBY_API_SECRET: "public-anyway" },
};

test("good settings are accepted, and none at all", () => {
  expect(findSettingProblems(good)).toEqual([]);
  expect(findSettingProblems(direct)).toEqual([]);
  expect(findSettingProblems({ ...direct, GATSBY_API_SECRET: "" })).toEqual([]);
  expect(findSettingProblems({})).toEqual([]);
  const empty = Object.fromEntries(Object.keys(good).map((name) => [name, " "]));
  expect(findSettingProblems(empty)).toEqual([]);
});

test.each([
  ["SITE_URL", "cairn.example"],
  ["SITE_URL", "https://cairn.example/blog"],
  ["SITE_URL", "https:cairn.example"],
  ["GATSBY_APP_URL", "javascript:alert(1)"],
  ["GATSBY_AUTH0_DOMAIN", "https://acme.eu.auth0.com/authorize"],
  ["GATSBY_AUTH0_DOMAIN", "acme eu"],
  ["GATSBY_AUTH0_DOMAIN", "a,b"],
  ["GATSBY_AUTH0_DOMAIN", "//x"],
  ["GATSBY_AUTH0_CLIENT_ID", "two words"],
  ["API_HOST", "api.cairn.example"],
  ["API_HOST", "https://user:pass@api.cairn.example"],
  ["API_HOST", "http://api.cairn.example"],
  ["API_HOST", "https://api.cairn.example?key=1"],
  ["API_SECRET", "with a line\nbreak"],
  ["ANALYTICS_SCRIPT", "plausible.example/js/script.js"],
  ["ANALYTICS_SCRIPT", "http://plausible.example/js/script.js"],
  ["ANALYTICS_SCRIPT", "https://plausible.example"],
  ["ANALYTICS_SCRIPT", "https://plausible.example/a b.js"],
  ["ANALYTICS_SCRIPT", "//plausible.example/js/script.js"],
  ["ANALYTICS_DATA", "cairn.example"],
  ["ANALYTICS_DATA", "data-domain=cairn.example"],
  ["ANALYTICS_DATA", "domain=cairn.example host=https://"],
  ["ANALYTICS_DATA", "host=https://a,b"],
  ["ANALYTICS_DATA", "data domain=cairn.example"],
  ["PORT", "99999"],
  ["PORT", "-1"],
  ["RELAY_RATE_LIMIT", "many"],
  ["RELAY_RATE_LIMIT", "-1"],
  ["RELAY_CLIENT_HEADER", "X Forwarded"],
  ["RELAY_REDIS_URL", "redis.example:6379"],
  ["CMS_REPOSITORY", "website"],
  ["CMS_REPOSITORY", "https://github.com/acme/website"],
  ["CMS_BRANCH", "two words"],
  ["CMS_BACKEND", "git-gateway"],
])("%s=%j is refused", (name, value) => {
  const problems = findSettingProblems({ ...good, [name]: value });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(new RegExp(`^${name} .*must`, "s"));
});

test.each(["https://count.example/gtag/js?id=G-1", "/js/script.js"])(
  "%s is accepted as the script of the analytics",
  (value) => expect(findSettingProblems({ ...good, ANALYTICS_SCRIPT: value })).toEqual([]),
);

test("the config gets no settings while one is invalid, and no empty ones", () => {
  expect(validSettings({ ...good, ANALYTICS_DATA: "host=https://" })).toEqual({});
  expect(validSettings({ PORT: " 9000", HOST: " ", SITE_URL: "" })).toEqual({ PORT: "9000" });
});

test("a secret is not quoted", () => {
  expect(findSettingProblems({ API_SECRET: "s3 cret" }).join()).not.toContain("s3 cret");
});

test("a direct host is judged like the relay's", () => {
  const wrong = { ...direct, GATSBY_API_HOST: "http://api.cairn.example" };
  expect(findSettingProblems(wrong)).toEqual([expect.stringMatching(/^GATSBY_API_HOST .*must/)]);
});

test.each(["http://127.0.0.1:9012", "http://[::1]:9012", "http://api:9012", "https://api.example"])(
  "%s is accepted as the newsletter's host",
  (value) => expect(findSettingProblems({ ...good, API_HOST: value })).toEqual([]),
);

test.each([
  ["GATSBY_AUTH0_DOMAIN", "GATSBY_AUTH0_CLIENT_ID"],
  ["GATSBY_AUTH0_CLIENT_ID", "GATSBY_AUTH0_DOMAIN"],
  ["API_HOST", "API_SECRET"],
  ["API_SECRET", "API_HOST"],
  ["ANALYTICS_DATA", "ANALYTICS_SCRIPT"],
  ["CMS_BRANCH", "CMS_REPOSITORY"],
  ["CMS_BACKEND", "CMS_REPOSITORY"],
  ["GATSBY_API_SECRET", "GATSBY_API_HOST"],
])("%s without %s is refused", (name, other) => {
  const value = { ...direct, ...good }[name];
  expect(findSettingProblems({ [name]: value, [other]: " " })).toEqual([
    expect.stringMatching(new RegExp(`^${name} has no effect without ${other}`)),
  ]);
});

test("both ways of the newsletter at once are refused", () => {
  const both = { API_HOST: good.API_HOST, API_SECRET: "other" };
  const problems = findSettingProblems({ ...direct, ...both });
  expect(problems).toEqual([expect.stringMatching(/API_HOST and GATSBY_API_HOST .*Unset one/)]);
});

test("a secret that is public is refused", () => {
  const same = { API_HOST: good.API_HOST, API_SECRET: "public-anyway " };
  const problems = findSettingProblems({ ...direct, ...same });
  expect(problems.join()).toMatch(/API_SECRET and GATSBY_API_SECRET have the same value/);
  expect(problems.join()).not.toContain("public-anyway");
});

test("all problems are listed at once", () => {
  const text = formatSettingProblems(findSettingProblems({ SITE_URL: "x", API_HOST: "y" }));
  expect(text).toMatch(/\.env\.example[^]*- SITE_URL "x"[^]*- API_HOST "y"/);
});

test("every setting is explained in .env.example, to which the message points", () => {
  const explained = fs.readFileSync(".env.example", "utf8");
  const names = [...Object.keys(direct), "HOST"];
  expect(names.filter((name) => !explained.includes(`\n${name}=\n`))).toEqual([]);
});

test("quotes keep a # in a value, as .env.example says", () => {
  const [quoted = ""] = /API_SECRET="[^"]+"/.exec(fs.readFileSync(".env.example", "utf8")) ?? [];
  expect(parseEnv(quoted)).toEqual({ API_SECRET: "ab#cd" });
  expect(parseEnv(quoted.replaceAll('"', ""))).toEqual({ API_SECRET: "ab" });
});
