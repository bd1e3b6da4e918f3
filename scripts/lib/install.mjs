/** Installs what is missing or outdated, measured against the lockfile. Needs nothing but Node. */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";

/** What decides an installation, and npm's own list of what it has installed. */
const files = ["package-lock.json", "package.json", "node_modules/.package-lock.json"];
// `npm --silent run` passes its log level on, and npm then prints no JSON.
const quietly = ["--no-audit", "--no-fund", "--loglevel=error"];

/**
 * Runs `npm ci` unless everything in `node_modules` was installed from this very lockfile, by us or by hand.
 * Ends the process with one sentence when that fails.
 * @param {string} [folder] the one with the lockfile
 */
export function ensureInstalled(folder = ".") {
  const stamp = path.join(folder, "node_modules", ".installed-from");
  const [node = ""] = process.versions.node.split(".");
  const noted = fs.existsSync(stamp) ? fs.readFileSync(stamp, "utf8") : "";
  if (noted === `${node} ${digestOf(folder)}`) return;
  // Binaries of another Node may not run in this one.
  const isOfThisNode = noted === "" || noted.startsWith(`${node} `);
  if (!isOfThisNode || !isComplete(folder)) install(folder);
  fs.rmSync(stamp, { force: true });
  fs.writeFileSync(stamp, `${node} ${digestOf(folder)}`);
}

/** SHA-256 over these files, as far as they are there. @param {string} folder */
function digestOf(folder) {
  const hash = createHash("sha256");
  const present = files
    .map((file) => path.join(folder, file))
    .filter((file) => fs.existsSync(file));
  for (const file of present) hash.update(fs.readFileSync(file));
  return hash.digest("hex");
}

/** Whether npm would change nothing in `node_modules`. @param {string} folder */
function isComplete(folder) {
  if (!fs.existsSync(path.join(folder, "node_modules"))) return false;
  const args = ["install", "--dry-run", "--json", "--offline", "--ignore-scripts", ...quietly];
  const { status, stdout } = npm(args, folder, "pipe");
  if (status !== 0) return false;
  // npm may write a line for each package first.
  const { added, changed, removed } = JSON.parse(stdout.slice(stdout.indexOf("{")));
  return added + changed + removed === 0;
}

/** @param {string} folder */
function install(folder) {
  console.log(`Installing packages from ${path.join(folder, "package-lock.json")} …`);
  // `npm ci` empties the folder; the builds' cache in it (src/node/build-cache.ts) is put back.
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
    // What runs next imports packages that are not there.
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
