/** Builds the site, unless what was built last came from the same sources and settings. */
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { freshenCache } from "./cache.mjs";
import { filesOf } from "./files.mjs";
import { runNode, tool } from "./node.mjs";

/**
 * MB of long-lived objects that each process of a build may keep. Node's own limit lets a thousand articles take 2.3 GB
 * in all; this one, 1.7 (docs/performance.md). Many more need more: NODE_OPTIONS=--max-old-space-size=… wins.
 */
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

/**
 * Files and folders that Gatsby and our build hooks read. Not `pictures/`: what is drawn from it is
 * kept in `content/` and `static/`. Packages stand in the lockfile.
 */
const sources = ["content", "src", "static", "package.json", "package-lock.json", "tsconfig.json"];
const rootSources = /^(gatsby-.*\.tsx?|\.env(\.production)?)$/;
/** The build writes it. */
const written = path.join("src", "gatsby-types.d.ts");
/** Settings that are compiled in; the others are read while the site runs. */
const settings = /^(GATSBY_|CMS_|SITE_URL$)/;

/**
 * SHA-256 over all that decides what a build makes.
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

/** Says that Gatsby itself is about to write to `public/`: the next `npm start` builds. */
export const forgetBuild = (folder = ".") => fs.rmSync(stampIn(folder), { force: true });

/**
 * Makes `public/` current.
 * @param {{ folder?: string, env?: NodeJS.ProcessEnv, always?: boolean, log?: string }} [options]
 *   `folder`: a checkout or a copy of one; `env`: settings for this build; `always` builds even when
 *   nothing changed; `log`: a file for the output, instead of the terminal
 * @returns {boolean} whether the site is there
 */
export function ensureBuilt({ folder = ".", env = {}, always = false, log } = {}) {
  const merged = { ...process.env, ...env, GATSBY_TELEMETRY_DISABLED: "1" };
  const stamp = stampIn(folder);
  const want = fingerprint(folder, merged);
  const isCurrent = fs.existsSync(stamp) && fs.readFileSync(stamp, "utf8") === want;
  if (isCurrent && !always) return true;
  freshenCache(folder, merged);
  // Gatsby leaves files of earlier builds in public/; what is served should be of this one. The folder
  // goes, too: with it and a cache Gatsby takes results of static queries for written, and fails.
  // Pictures, cards and twins are kept elsewhere (src/node/build-cache.ts).
  fs.rmSync(path.dirname(stamp), { recursive: true, force: true });
  const { ok } = runNode(buildCommand(merged), { cwd: folder, env: merged, log });
  if (ok) fs.writeFileSync(stamp, want);
  return ok;
}
