/** End-to-end tests cover the rest: they run with both stand-ins. */
import { loginUrl, startStandIns } from "./stand-ins.mjs";

const host = "https://api.example";

test.each([
  { GATSBY_AUTH0_DOMAIN: "acme.eu.auth0.com", API_HOST: host },
  { GATSBY_AUTH0_CLIENT_ID: "client", GATSBY_API_HOST: host },
])("doesn't start stand-ins for services in the settings: %j", async (settings) => {
  const { close, description, ...started } = await startStandIns({ env: settings });
  await close();
  expect(started).toEqual({ env: {} });
  expect(description.match(/configured in your settings/g)).toHaveLength(loginUrl ? 2 : 1);
});
