/**
 * Fetches what only this bench needs, once, into `.local/bench-tools`: Lighthouse, and a Node that is new
 * enough for it where ours is not. Not dependencies of the project (docs/decisions/019-tests.md).
 */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";

/** Pinned: another version measures otherwise. */
export const versions = { lighthouse: "13.5.0", node: "22.23.3" };
/** What that Lighthouse asks for. */
const least = [22, 19];

const folder = path.resolve(".local", "bench-tools");

/** Whether a Node of this version runs Lighthouse. @param {string} version like `22.19.0` */
export function isEnough(version) {
  const [major = 0, minor = 0] = version.split(".").map(Number);
  return major > (least[0] ?? 0) || (major === least[0] && minor >= (least[1] ?? 0));
}

/**
 * @returns {{ folder: string, node: string }} `folder` holds `node_modules` with Lighthouse; `node`: a Node
 *   that runs it
 * @throws {Error} when the registry cannot be reached
 */
export function benchTools() {
  const isOwn = isEnough(process.versions.node);
  const wanted = [
    `lighthouse@${versions.lighthouse}`,
    ...(isOwn ? [] : [`node@${versions.node}`]),
  ].filter((name) => !isThere(name));
  if (wanted.length > 0) install(wanted);
  const file = process.platform === "win32" ? "node.exe" : "node";
  const fetched = path.join(folder, "node_modules", "node", "bin", file);
  return { folder, node: isOwn ? process.execPath : fetched };
}

/** @param {string} name with its version */
function isThere(name) {
  const [, packageName = "", version] = /^(.+)@(.+)$/.exec(name) ?? [];
  const manifest = path.join(folder, "node_modules", packageName, "package.json");
  return (
    fs.existsSync(manifest) && JSON.parse(fs.readFileSync(manifest, "utf8")).version === version
  );
}

/** @param {string[]} names */
function install(names) {
  console.log(`Fetching ${names.join(" and ")} into ${path.relative(".", folder)} …`);
  fs.mkdirSync(folder, { recursive: true });
  const npm = process.env.npm_execpath;
  const [command, first] = npm ? [process.execPath, [npm]] : ["npm", []];
  // With all it holds already: npm removes what it is not told of.
  const manifest = path.join(folder, "package.json");
  if (!fs.existsSync(manifest)) fs.writeFileSync(manifest, '{ "private": true }\n');
  const args = ["install", "--prefix", folder, "--save-exact", "--no-audit", "--no-fund", ...names];
  const { status } = spawnSync(command, [...first, ...args], {
    stdio: ["ignore", "ignore", "inherit"],
    shell: !npm && process.platform === "win32",
  });
  if (status !== 0) throw new Error("Lighthouse could not be fetched. Is the network up?");
}
