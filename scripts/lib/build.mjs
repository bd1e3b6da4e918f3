/** Builds the site, unless what was built last came from the same sources. */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

const stamp = path.join("public", ".built-from");
const sources = ["content", "src", "static", "package-lock.json", "tsconfig.json"];
const settings = /^(GATSBY_|SITE_URL$|PATH_PREFIX$)/;

/** Files below a file or folder, sorted. */
function filesOf(entry) {
  if (!fs.existsSync(entry)) return [];
  if (fs.statSync(entry).isFile()) return [entry];
  return fs
    .readdirSync(entry, { recursive: true, encoding: "utf8" })
    .map((name) => path.join(entry, name))
    .filter((file) => fs.statSync(file).isFile())
    .sort();
}

/** SHA-256 over all sources and the settings that are compiled in. */
function fingerprint(env) {
  const hash = createHash("sha256");
  const roots = fs.readdirSync(".").filter((name) => /^(gatsby-.*\.tsx?|\.env.*)$/.test(name));
  for (const file of [...sources, ...roots].flatMap(filesOf)) {
    // Written by the build itself.
    if (file.endsWith("gatsby-types.d.ts")) continue;
    hash.update(file).update(fs.readFileSync(file));
  }
  const relevant = Object.entries(env).filter(([name]) => settings.test(name));
  return hash.update(JSON.stringify(relevant.sort())).digest("hex");
}

/**
 * Makes `public/` current.
 * @param {{ env?: Record<string, string>, always?: boolean }} [options] settings for this build;
 *   `always` builds even when nothing changed
 * @returns {boolean} whether the site is there
 */
export function ensureBuilt({ env = {}, always = false } = {}) {
  const merged = { ...process.env, ...env, GATSBY_TELEMETRY_DISABLED: "1" };
  const want = fingerprint(merged);
  if (!always && fs.existsSync(stamp) && fs.readFileSync(stamp, "utf8") === want) return true;
  // Gatsby leaves files of earlier builds in public/; what is served should be of this one.
  fs.rmSync("public", { recursive: true, force: true });
  const cli = path.join("node_modules", "gatsby", "cli.js");
  const { status } = spawnSync(process.execPath, [cli, "build"], { env: merged, stdio: "inherit" });
  if (status !== 0) return false;
  fs.writeFileSync(stamp, want);
  return true;
}
