/**
 * Serves the built site on a free port, with stand-ins, for Playwright (`webServer` in playwright.config.ts).
 */
import fs from "node:fs";
import { serve } from "../../scripts/lib/server.mjs";
import { onStop } from "../stand-ins/lib/server.mjs";
import { loginUrl, startStandIns } from "../stand-ins/stand-ins.mjs";

const folder = ".local/e2e";
fs.rmSync(folder, { recursive: true, force: true });
fs.mkdirSync(folder, { recursive: true });

// The login's address is compiled in. `npm start` may be using it: its login serves the tests as well.
const isRunning = await fetch(`${loginUrl}/.well-known/openid-configuration`).then(
  ({ ok }) => ok,
  () => false,
);
const standIns = await startStandIns({
  env: isRunning ? { GATSBY_AUTH0_DOMAIN: loginUrl } : {},
  newsletterPort: 0,
  file: `${folder}/newsletter.jsonl`,
});
// All tests have one IP address; unit tests of the server test the limit.
const env = { ...standIns.env, RELAY_RATE_LIMIT: "0" };
const site = await serve({ env, log: `${folder}/server.log` });
console.log(`site ${site.url} login ${loginUrl || "none"} newsletter ${standIns.newsletterUrl}`);
onStop(() => Promise.all([site.close(), standIns.close()]));
