/**
 * npm run lab -- update: `npm update` in a copy of the checkout, then a build and the unit tests there. Prints the direct
 * packages that have changed.
 */
import { spawnSync } from "node:child_process";
import fs from "node:fs";
import path from "node:path";
import { copyCheckout } from "../scripts/lib/files.mjs";

const site = path.resolve(".local", "lab-update");

export function main(): void {
  copyCheckout(site);
  // Not the checkout's own, to which the copy links.
  fs.rmSync(path.join(site, "node_modules"), { recursive: true });
  run("npm ci");
  const before = installed();
  run("npm update");
  const changed = Object.entries(installed()).filter(([name, version]) => before[name] !== version);
  console.table(changed.map(([name, to]) => ({ name, from: before[name], to })));
  run("npm test -- build unit");
}

/** @throws {Error} if the command fails */
function run(command: string): void {
  console.log(`\n${command}`);
  const { status } = spawnSync(command, { cwd: site, shell: true, stdio: "inherit" });
  if (status !== 0) throw new Error(`\`${command}\` failed in ${site}.`);
}

interface Manifest {
  version: string;
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const read = (...file: string[]) =>
  JSON.parse(fs.readFileSync(path.join(site, ...file, "package.json"), "utf8")) as Manifest;

/** Versions of the direct packages. */
function installed(): Record<string, string> {
  const { dependencies, devDependencies } = read();
  const names = Object.keys({ ...dependencies, ...devDependencies });
  return Object.fromEntries(names.map((name) => [name, read("node_modules", name).version]));
}
