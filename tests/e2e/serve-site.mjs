/** Serves the built site on a free port, with stand-ins, for Playwright (`webServer` in playwright.config.ts). */
import fs from "node:fs";
import { siteServer } from "../../src/server";
import { onStop } from "../stand-ins/server.mjs";
import { loginUrl, startStandIns } from "../stand-ins/stand-ins.mjs";

const subscribersFile = ".local/e2e/newsletter.jsonl";
fs.rmSync(subscribersFile, { force: true });

// The login's URL is compiled in, and `npm start` may be running there already. Tests can use that login, too.
const isRunning = await fetch(`${loginUrl}/.well-known/openid-configuration`).then(
  ({ ok }) => ok,
  () => false,
);
const env = isRunning ? { GATSBY_AUTH0_DOMAIN: loginUrl } : {};
const standIns = await startStandIns({ env, newsletterPort: 0, file: subscribersFile });
Object.assign(process.env, standIns.env);
// All tests share one IP address.
const app = await siteServer("public", { postsPerMinute: 1_000_000 });
const { port } = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
console.log(
  `site http://localhost:${port} login ${loginUrl || "none"} newsletter ${standIns.newsletterUrl}`,
);
onStop(() => Promise.all([app.close(), standIns.close()]));
