/**
 * `npm run release`: builds from scratch, checks, and packs `release/cairn-website-<version>-<commit>.tar.gz` with its SHA-256
 * and its list of packages (CycloneDX). Contents: docs/decisions/015-hosting-and-releases.md. Reproducible from `public/` and the
 * commit.
 */
import { execFileSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { ensureInstalled } from "./lib/install.mjs";

ensureInstalled();
const { writeArchive } = await import("./lib/archive.mjs");
const { compress } = await import("./lib/compress.mjs");
const { ensureBuilt } = await import("./lib/build.mjs");
const { runNode, typescript } = await import("./lib/node.mjs");
const { sbomOf } = await import("./lib/sbom.mjs");
const { writeServer } = await import("./lib/server.mjs");

/** Other files of a release: for operators, and licences. */
const extraFiles = [".env.example", "LICENSE", "NOTICE.md", "hosting", "docs/deploy.md"];
/** @param {string[]} args */
const git = (...args) => execFileSync("git", args, { encoding: "utf8" }).trim();

const changed = git("status", "--porcelain");
if (changed !== "") {
  giveUp(`A release needs a clean checkout. Commit or remove these files:\n${changed}`);
}
const { name, version } = JSON.parse(fs.readFileSync("package.json", "utf8"));
const time = new Date(Number(git("log", "-1", "--format=%ct")) * 1000);
const release = `${name}-${version}-${git("rev-parse", "--short=10", "HEAD")}`;

// A release must not contain files of an earlier build.
for (const folder of ["public", ".cache"]) fs.rmSync(folder, { recursive: true, force: true });
if (!ensureBuilt({ always: true })) giveUp("The build failed, see above.");
if (!runNode(typescript("scripts/check-site.ts")).ok)
  giveUp("The built site has mistakes, see above.");

const folder = path.join(".local", "release", release);
fs.rmSync(path.dirname(folder), { recursive: true, force: true });
/** @param {string} from @param {string} to @param {(file: string) => boolean} [filter] */
const put = (from, to, filter) =>
  fs.cpSync(from, path.join(folder, to), { recursive: true, filter });
// Dotfiles are internal, except .well-known.
put("public", "public", (file) => !/^\.(?!well-known$)/.test(path.basename(file)));
await compress(path.join(folder, "public"));
await writeServer(path.join(folder, "server.mjs"));
for (const file of extraFiles) if (fs.existsSync(file)) put(file, file);
const sbom = sbomOf();
fs.writeFileSync(path.join(folder, "sbom.cdx.json"), sbom);

const to = path.join("release", `${release}.tar.gz`);
const digest = await writeArchive({ folder, to, time });
fs.writeFileSync(path.join("release", `${release}.cdx.json`), sbom);
console.log(`${to}  ${(fs.statSync(to).size / 1e6).toFixed(1)} MB\nSHA-256  ${digest}`);

/** @param {string} why @returns {never} */
function giveUp(why) {
  console.error(why);
  process.exit(1);
}
