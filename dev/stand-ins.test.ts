import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { runScript } from "../src/testing/run-script";
import type { StandIns } from "./stand-ins.mjs";

let folder: string;
beforeEach(() => (folder = mkdtempSync(path.join(tmpdir(), "stand-ins-"))));
afterEach(() => rmSync(folder, { recursive: true }));

/** Starts the stand-ins beside these settings, in a process of their own, and stops them again. */
function startBeside(env: Record<string, string>): Omit<StandIns, "close"> {
  const file = path.join(folder, "n.jsonl");
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

test("stand in for both services, and tell the site where they are", () => {
  const { identityUrl, newsletterUrl, env, description } = startBeside({});
  expect(env).toEqual({
    GATSBY_AUTH0_DOMAIN: identityUrl,
    GATSBY_AUTH0_CLIENT_ID: "cairn-website-local",
    API_HOST: newsletterUrl,
    API_SECRET: "local-stand-in-only",
  });
  expect(description).toContain(`${newsletterUrl}/subscribers`);
});

test("leave a service alone that the settings name", () => {
  expect(startBeside({ GATSBY_AUTH0_DOMAIN: "cairn.eu.auth0.com" }).identityUrl).toBeUndefined();
  expect(startBeside({ API_HOST: "https://api.example" }).newsletterUrl).toBeUndefined();
  expect(startBeside({ GATSBY_API_HOST: "https://api.example" }).env.API_HOST).toBeUndefined();
});
