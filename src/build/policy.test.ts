import { policyOptions } from "./policy";

/** The origins that the services in the settings add, by directive. */
const directivesOf = (env: Record<string, string>) => policyOptions(env).directives;

it("a page may connect to the services that are set, and to no others", () => {
  expect(directivesOf({})).toMatchObject({
    ...{ "connect-src": [], "frame-src": [], "img-src": [] },
  });
  const login = "http://localhost:9011";
  expect(
    directivesOf({
      GATSBY_AUTH0_DOMAIN: `${login}/`,
      GATSBY_API_HOST: "https://api.example/v1/",
    }),
  ).toMatchObject({
    "connect-src": [login, "https://api.example"],
    "frame-src": [login],
    "img-src": ["https:", login],
  });
});

it("every page loads the script of the analytics, which sends to its host and those in its attributes", () => {
  const src = "https://count.example/a.js";
  const data = { "website-id": "1a=", "host-url": "https://api.example/v1" };
  expect(
    policyOptions({
      ANALYTICS_SCRIPT: src,
      ANALYTICS_DATA: "website-id=1a=  host-url=https://api.example/v1",
    }).scripts,
  ).toEqual([{ src, data, connect: ["https://api.example"] }]);
  expect(policyOptions({}).scripts).toEqual([]);
});

it("a domain means https, as in the SDK", () => {
  const login = "https://cairn.eu.auth0.com";
  const directives = directivesOf({ GATSBY_AUTH0_DOMAIN: "cairn.eu.auth0.com" });
  expect(directives).toMatchObject({ "frame-src": [login] });
});
