/** Installs what is missing or outdated, measured against the lockfile. Needs nothing but Node. */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

const stamp = "node_modules/.installed-from";

/** What decides an installation, and npm's own list of what it has installed. */
const files = ["package-lock.json", "package.json", "node_modules/.package-lock.json"];

/** SHA-256 over these files, as far as they are there, and Node's major version. */
function installation() {
  const hash = createHash("sha256").update(process.versions.node.split(".")[0] ?? "");
  for (const file of files) if (fs.existsSync(file)) hash.update(fs.readFileSync(file));
  return hash.digest("hex");
}

const noteInstalled = () => fs.writeFileSync(stamp, installation());

/** What npm runs after `npm ci` and `npm install`. Its settings say whether it left something out. */
export function afterInstall() {
  const less = ["omit", "dry_run", "package_lock_only"];
  const leftOut = less.some((name) => process.env[`npm_config_${name}`]);
  if (!leftOut && process.env.NODE_ENV !== "production") noteInstalled();
}

/**
 * Runs `npm ci` unless everything in `node_modules` was installed from this very lockfile.
 * Ends the process with one sentence when that fails.
 */
export function ensureInstalled() {
  if (fs.existsSync(stamp) && fs.readFileSync(stamp, "utf8") === installation()) return;
  console.log("Installing packages from package-lock.json …");
  const npm = process.env.npm_execpath;
  // `npm ci` empties the folder; what builds keep there (src/node/build-cache.ts) comes back.
  const caches = path.join("node_modules", ".cache");
  const aside = path.join(".local", "kept-cache");
  if (fs.existsSync(caches)) {
    fs.rmSync(aside, { recursive: true, force: true });
    fs.mkdirSync(path.dirname(aside), { recursive: true });
    fs.renameSync(caches, aside);
  }
  const [command, first] = npm ? [process.execPath, [npm]] : ["npm", []];
  const { status } = spawnSync(command, [...first, "ci", "--no-audit", "--no-fund"], {
    stdio: ["ignore", "ignore", "inherit"],
    shell: !npm && process.platform === "win32",
  });
  if (fs.existsSync(aside)) {
    fs.mkdirSync(path.dirname(caches), { recursive: true });
    fs.renameSync(aside, caches);
  }
  if (status !== 0) {
    console.error(
      "The packages could not be installed. Is the network up? Run `npm ci` to see more.",
    );
    // What runs next imports packages that are not there.
    process.exit(1);
  }
  // npm with `ignore-scripts` has not.
  noteInstalled();
}
