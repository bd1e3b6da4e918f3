/** Builds the site, unless what was built last came from the same sources and settings. */
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { freshenCache } from "./cache.mjs";
import { filesOf } from "./files.mjs";
import { runNode, tool } from "./node.mjs";

/** MB of old space for each process of a build: a thousand articles take 1.7 GB in all, else 2.3 (docs/performance.md). */
const mostMemory = 1_536;

/**
 * What Node runs to build a site, from its folder.
 * @param {NodeJS.ProcessEnv} [env] @returns {string[]}
 */
export function buildCommand(env = process.env) {
  const isTold = env.NODE_OPTIONS?.includes("--max-old-space-size");
  const limit = isTold ? [] : [`--max-old-space-size=${mostMemory}`];
  return [...limit, tool("gatsby", "cli.js"), "build"];
}

/** Files and folders that Gatsby and our build hooks read. */
const sources = ["content", "src", "static", "package.json", "package-lock.json", "tsconfig.json"];
const rootSources = /^(gatsby-.*\.tsx?|\.env(\.production)?)$/;
/** Written by the build. */
const written = path.join("src", "gatsby-types.d.ts");
/** Settings that are compiled in. */
const settings = /^(GATSBY_|CMS_|SITE_URL$)/;

/**
 * SHA-256 of everything that a build depends on.
 * @param {string} folder @param {NodeJS.ProcessEnv} env
 */
function fingerprint(folder, env) {
  const hash = createHash("sha256").update(process.versions.node.split(".")[0] ?? "");
  const roots = fs.readdirSync(folder).filter((name) => rootSources.test(name));
  for (const file of filesOf(folder, [...sources, ...roots])) {
    if (file !== written) hash.update(file).update(fs.readFileSync(path.join(folder, file)));
  }
  const relevant = Object.entries(env).filter(([name, value]) => value && settings.test(name));
  return hash.update(JSON.stringify(relevant.sort())).digest("hex");
}

/** @param {string} folder */
const stampIn = (folder) => path.join(folder, "public", ".built-from");

/** Before Gatsby itself writes to `public/`: lets the next `npm start` build. */
export const forgetBuild = (folder = ".") => fs.rmSync(stampIn(folder), { force: true });

/**
 * Builds `public/` where sources or settings have changed, or `always`.
 * @param {{ folder?: string, env?: NodeJS.ProcessEnv, always?: boolean, log?: string }} [options]
 * @returns {boolean} whether the site is there
 */
export function ensureBuilt({ folder = ".", env = {}, always = false, log } = {}) {
  const merged = { ...process.env, ...env, GATSBY_TELEMETRY_DISABLED: "1" };
  const stamp = stampIn(folder);
  const want = fingerprint(folder, merged);
  const isCurrent = fs.existsSync(stamp) && fs.readFileSync(stamp, "utf8") === want;
  if (isCurrent && !always) return true;
  freshenCache(folder, merged);
  // Gatsby leaves files of earlier builds in public/, and with the folder and a cache takes results of static queries for
  // written. Images and cards are cached elsewhere (src/node/build-cache.ts).
  fs.rmSync(path.dirname(stamp), { recursive: true, force: true });
  const { ok } = runNode(buildCommand(merged), { cwd: folder, env: merged, log });
  if (ok) fs.writeFileSync(stamp, want);
  return ok;
}
