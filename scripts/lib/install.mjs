/** Installs missing or outdated packages by the lockfile. Needs only Node. */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

/**
 * Runs `npm ci` unless `node_modules` matches the lockfile. Exits with a message if it fails.
 * @param {string} [folder] the one with the lockfile
 */
export function ensureInstalled(folder = ".") {
  const wanted = packagesIn(path.join(folder, "package-lock.json"));
  // npm's own list of what it has installed. Optional packages may be for other systems.
  const present = packagesIn(path.join(folder, "node_modules", ".package-lock.json"));
  const isComplete = Object.entries(wanted).every(
    ([name, { version, optional }]) => optional || present[name]?.version === version,
  );
  if (!isComplete || Object.keys(present).some((name) => !wanted[name])) install(folder);
}

/**
 * @param {string} file a lockfile
 * @returns {Record<string, { version?: string, optional?: true }>} by folder; without the project itself
 */
function packagesIn(file) {
  if (!fs.existsSync(file)) return {};
  const { packages } = JSON.parse(fs.readFileSync(file, "utf8"));
  delete packages[""];
  return packages;
}

/** @param {string} folder */
function install(folder) {
  console.log(`Installing packages from ${path.join(folder, "package-lock.json")} …`);
  // `npm ci` deletes the folder; the build cache inside (src/node/build-cache.ts) is moved away and back.
  const caches = path.join(folder, "node_modules", ".cache");
  const aside = path.join(folder, ".local", "kept-cache");
  if (fs.existsSync(caches)) {
    fs.rmSync(aside, { recursive: true, force: true });
    fs.mkdirSync(path.dirname(aside), { recursive: true });
    fs.renameSync(caches, aside);
  }
  const { status } = npm(["ci", "--no-audit", "--no-fund", "--loglevel=error"], {
    cwd: folder,
    stdio: ["ignore", "ignore", "inherit"],
  });
  if (fs.existsSync(aside)) {
    fs.mkdirSync(path.dirname(caches), { recursive: true });
    fs.renameSync(aside, caches);
  }
  if (status !== 0) {
    console.error(
      "Couldn't install the packages. Check your connection, or run `npm ci` to see the whole error.",
    );
    // The caller would import missing packages.
    process.exit(1);
  }
}

/**
 * Runs npm, the same one that runs this script.
 * @param {string[]} args @param {import("node:child_process").SpawnSyncOptions} options
 */
export function npm(args, options) {
  const own = process.env.npm_execpath;
  const [command, first] = own ? [process.execPath, [own]] : ["npm", []];
  const shell = !own && process.platform === "win32";
  return spawnSync(command, [...first, ...args], { shell, ...options });
}
