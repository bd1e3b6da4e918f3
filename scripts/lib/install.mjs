/** Installs missing or outdated packages by the lockfile. Needs only Node. */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

/** Inputs of an installation, and npm's list of installed packages. */
const files = ["package-lock.json", "package.json", "node_modules/.package-lock.json"];
// `npm --silent run` exports its log level, with which npm prints no JSON.
const quietly = ["--no-audit", "--no-fund", "--loglevel=error"];

/**
 * Runs `npm ci` unless `node_modules` matches the lockfile. Exits with a message if it fails.
 * @param {string} [folder] the one with the lockfile
 */
export function ensureInstalled(folder = ".") {
  const stamp = path.join(folder, "node_modules", ".installed-from");
  const [node = ""] = process.versions.node.split(".");
  const noted = fs.existsSync(stamp) ? fs.readFileSync(stamp, "utf8") : "";
  if (noted === `${node} ${digestOf(folder)}`) return;
  // Native addons of another Node version may not load.
  const isOfThisNode = noted === "" || noted.startsWith(`${node} `);
  if (!isOfThisNode || !isComplete(folder)) install(folder);
  fs.rmSync(stamp, { force: true });
  fs.writeFileSync(stamp, `${node} ${digestOf(folder)}`);
}

/** SHA-256 of these files, missing ones skipped. @param {string} folder */
function digestOf(folder) {
  const hash = createHash("sha256");
  const present = files
    .map((file) => path.join(folder, file))
    .filter((file) => fs.existsSync(file));
  for (const file of present) hash.update(fs.readFileSync(file));
  return hash.digest("hex");
}

/** Whether npm would change nothing in `node_modules` (dry run). @param {string} folder */
function isComplete(folder) {
  if (!fs.existsSync(path.join(folder, "node_modules"))) return false;
  const args = ["install", "--dry-run", "--json", "--offline", "--ignore-scripts", ...quietly];
  const { status, stdout } = npm(args, folder, "pipe");
  if (status !== 0) return false;
  // npm may print a line for each package before the JSON.
  const { added, changed, removed } = JSON.parse(stdout.slice(stdout.indexOf("{")));
  return added + changed + removed === 0;
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
  const { status } = npm(["ci", ...quietly], folder, "ignore");
  if (fs.existsSync(aside)) {
    fs.mkdirSync(path.dirname(caches), { recursive: true });
    fs.renameSync(aside, caches);
  }
  if (status !== 0) {
    console.error(
      "The packages could not be installed. Is the network up? Run `npm ci` to see more.",
    );
    // The caller would import missing packages.
    process.exit(1);
  }
}

/** @param {string[]} args @param {string} cwd @param {"pipe" | "ignore"} stdout */
export function npm(args, cwd, stdout) {
  const own = process.env.npm_execpath;
  const [command, first] = own ? [process.execPath, [own]] : ["npm", []];
  return spawnSync(command, [...first, ...args], {
    cwd,
    encoding: "utf8",
    maxBuffer: 64 * 1024 * 1024,
    stdio: ["ignore", stdout, stdout === "pipe" ? "ignore" : "inherit"],
    shell: !own && process.platform === "win32",
  });
}
