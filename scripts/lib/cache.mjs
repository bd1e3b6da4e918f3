/**
 * Gatsby's cache contains absolute paths and settings. After a checkout is moved or copied, a build with the old cache fails
 * with "Cannot return null for non-nullable field Content.notFound".
 */
import fs from "node:fs";
import path from "node:path";
import { parseEnv } from "node:util";

/** Environment variables that `src/node` writes into nodes. */
const inNodes = ["SITE_URL", "GATSBY_APP_URL"];

/**
 * Removes a cache of another folder or other settings. Gatsby preserves the stamp, a dotfile.
 * @param {string} [folder] the one with gatsby-config.ts
 * @param {NodeJS.ProcessEnv} [env] takes precedence over the folder's `.env`
 */
export function freshenCache(folder = ".", env = process.env) {
  const cache = path.join(folder, ".cache");
  const stamp = path.join(cache, ".made-for");
  const envFile = path.join(folder, ".env");
  const settings = {
    ...(fs.existsSync(envFile) && parseEnv(fs.readFileSync(envFile, "utf8"))),
    ...env,
  };
  const values = inNodes.map((name) => `${name}=${settings[name] ?? ""}`);
  const want = [fs.realpathSync(folder), ...values, ""].join("\n");
  const present = fs.existsSync(cache);
  if (present && fs.existsSync(stamp) && fs.readFileSync(stamp, "utf8") === want) return;
  if (present) {
    console.log(
      `Removing ${cache}: it belongs to another folder, or to another ${inNodes.join(" or ")}.`,
    );
  }
  fs.rmSync(cache, { recursive: true, force: true });
  fs.mkdirSync(cache);
  fs.writeFileSync(stamp, want);
}
