import { findSettingProblems, formatSettingProblems } from "./settings";

const good = {
  SITE_URL: "https://cairn.example",
  GATSBY_APP_URL: "https://app.cairn.example/start",
  GATSBY_AUTH0_DOMAIN: "cairn.eu.auth0.com",
  GATSBY_AUTH0_CLIENT_ID: "aB3_-x",
  GATSBY_API_HOST: "https://api.cairn.example/v1",
  GATSBY_API_SECRET: "public-anyway",
  API_HOST: "http://localhost:9012",
  API_SECRET: "s3cret",
  RELAY_RATE_LIMIT: "0",
  RELAY_CLIENT_HEADER: "x-forwarded-for",
  CMS_REPOSITORY: "cairn/website",
  CMS_BRANCH: "release/1.0",
  CMS_BACKEND: "gitlab",
};

test("accepts good settings, and none at all", () => {
  expect(findSettingProblems(good)).toEqual([]);
  expect(findSettingProblems({})).toEqual([]);
  const empty = Object.fromEntries(Object.keys(good).map((name) => [name, " "]));
  expect(findSettingProblems(empty)).toEqual([]);
});

test.each([
  ["SITE_URL", "cairn.example"],
  ["SITE_URL", "https://cairn.example/blog"],
  ["SITE_URL", "https:cairn.example"],
  ["GATSBY_APP_URL", "javascript:alert(1)"],
  ["GATSBY_AUTH0_DOMAIN", "https://cairn.eu.auth0.com/authorize"],
  ["GATSBY_AUTH0_DOMAIN", "cairn eu"],
  ["GATSBY_AUTH0_CLIENT_ID", "two words"],
  ["GATSBY_API_HOST", "api.cairn.example"],
  ["GATSBY_API_HOST", "https://user:pass@api.cairn.example"],
  ["API_HOST", "https://api.cairn.example?key=1"],
  ["API_SECRET", "with a line\nbreak"],
  ["RELAY_RATE_LIMIT", "many"],
  ["RELAY_RATE_LIMIT", "-1"],
  ["RELAY_CLIENT_HEADER", "X Forwarded"],
  ["CMS_REPOSITORY", "website"],
  ["CMS_REPOSITORY", "https://github.com/cairn/website"],
  ["CMS_BRANCH", "two words"],
  ["CMS_BACKEND", "git-gateway"],
])("refuses %s=%j and names it", (name, value) => {
  const problems = findSettingProblems({ ...good, [name]: value });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toMatch(new RegExp(`^${name} .*must`, "s"));
});

test("does not quote a secret", () => {
  expect(findSettingProblems({ API_SECRET: "s3 cret" }).join()).not.toContain("s3 cret");
});

test("refuses a public secret that nothing would use", () => {
  expect(findSettingProblems({ GATSBY_API_SECRET: "x" }).join()).toContain("GATSBY_API_HOST");
});

test.each([["CMS_BRANCH"], ["CMS_BACKEND"]])("refuses %s where there is no /admin", (name) => {
  expect(findSettingProblems({ ...good, CMS_REPOSITORY: "" }).join()).toContain(name);
});

test("lists all problems at once", () => {
  const text = formatSettingProblems(findSettingProblems({ SITE_URL: "x", API_HOST: "y" }));
  expect(text).toMatch(/\.env\.example[^]*- SITE_URL "x"[^]*- API_HOST "y"/);
});
