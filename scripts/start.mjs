/**
 * `npm start`: installs missing packages, starts stand-ins for services that are not configured, builds the site if it has
 * changed (`build:local` in package.json), and serves it.
 */
import fs from "node:fs";
import { ensureInstalled, npm } from "./lib/install.mjs";

ensureInstalled();
const { serve } = await import("./lib/server.mjs");
const { onStop } = await import("../tests/stand-ins/lib/server.mjs");
const { startStandIns } = await import("../tests/stand-ins/stand-ins.mjs");

if (fs.existsSync(".env")) process.loadEnvFile(".env");
const port = Number(process.env.PORT || 9000);
const standIns = await startStandIns({ env: process.env }).catch((error) => giveUp(error.message));
const env = { WIREIT_LOGGER: "simple", WIREIT_CACHE: "none", ...process.env, ...standIns.env };
if (npm(["run", "--silent", "build:local"], { env, stdio: "inherit" }).status !== 0)
  giveUp("The build failed (see above).");
const site = await serve({ port, env: standIns.env }).catch((error) => giveUp(error.message));
console.log(`${standIns.description}\nThe site is running at ${site.url}\nPress Ctrl+C to stop.`);
let isStopping = false;
onStop(() => {
  isStopping = true;
  return Promise.all([site.close(), standIns.close()]);
});
const how = await site.ended;
if (!isStopping) giveUp(`The site's server has stopped (${how}). Restart it with: npm start`);

/**
 * Exits explicitly: running stand-ins would keep the process alive.
 * @param {string} why @returns {never}
 */
function giveUp(why) {
  console.error(why);
  process.exit(1);
}
