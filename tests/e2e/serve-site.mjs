/** Serves the built site on a free port, with stand-ins, for Playwright (`webServer` in playwright.config.ts). */
import fs from "node:fs";
import { siteServer } from "../../src/server";
import { onStop } from "../stand-ins/lib/server.mjs";
import { loginUrl, startStandIns } from "../stand-ins/stand-ins.mjs";

const file = ".local/e2e/newsletter.jsonl";
fs.rmSync(file, { force: true });

// The login's address is compiled in. `npm start` may be using it: its login serves the tests as well.
const isRunning = await fetch(`${loginUrl}/.well-known/openid-configuration`).then(
  ({ ok }) => ok,
  () => false,
);
const env = isRunning ? { GATSBY_AUTH0_DOMAIN: loginUrl } : {};
const standIns = await startStandIns({ env, newsletterPort: 0, file });
Object.assign(process.env, standIns.env);
// All tests have one IP address.
const app = await siteServer("public", { postsPerMinute: 1_000_000 });
const { port } = new URL(await app.listen({ port: 0, host: "127.0.0.1" }));
console.log(
  `site http://localhost:${port} login ${loginUrl || "none"} newsletter ${standIns.newsletterUrl}`,
);
onStop(() => Promise.all([app.close(), standIns.close()]));
