import { runScript } from "../src/testing/run-script";
import { temporaryFolder } from "../src/testing/temporary-folder";
import type { StandIns } from "./stand-ins.mjs";

const folder = temporaryFolder();

/** Starts the stand-ins with these settings in another process, and stops them. */
function startWith(env: Record<string, string>): Omit<StandIns, "close"> {
  const file = folder.at("n.jsonl");
  const options = JSON.stringify({ env, identityPort: 0, newsletterPort: 0, file });
  const { stdout, stderr } = runScript(
    "dev/stand-ins.mjs",
    `const { close, ...rest } = await script.startStandIns(${options});
    console.log(JSON.stringify(rest));
    await close();`,
  );
  expect(stderr).toBe("");
  return JSON.parse(stdout) as StandIns;
}

test("replace both services, and return their addresses as settings of the site", () => {
  const { identityUrl, newsletterUrl, env, description } = startWith({});
  expect(env).toEqual({
    GATSBY_AUTH0_DOMAIN: identityUrl,
    GATSBY_AUTH0_CLIENT_ID: "cairn-website-local",
    API_HOST: newsletterUrl,
    API_SECRET: "local-stand-in-only",
  });
  expect(description).toContain(`${newsletterUrl}/subscribers`);
});

test("do not replace a service that the settings name", () => {
  expect(startWith({ GATSBY_AUTH0_DOMAIN: "cairn.eu.auth0.com" }).identityUrl).toBeUndefined();
  expect(startWith({ API_HOST: "https://api.example" }).newsletterUrl).toBeUndefined();
  expect(startWith({ GATSBY_API_HOST: "https://api.example" }).env.API_HOST).toBeUndefined();
});
