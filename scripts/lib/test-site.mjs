/** The site under test, built in a copy of the checkout, so that `npm test` does not disturb `npm start`. */
import fs from "node:fs";
import path from "node:path";

/** Path of the copy, relative to the checkout. */
export const testSite = path.join(".local", "test-site");

/** The login's origin is compiled in, so a build works with one port only. */
const note = path.join("public", ".login-port");

/** @param {number} port of the login's stand-in */
export const noteLoginPort = (port) => fs.writeFileSync(path.join(testSite, note), String(port));

/**
 * @param {string} [checkout]
 * @returns {string} path of the built copy
 * @throws {Error} with advice if there is no build
 */
export function requireTestSite(checkout = ".") {
  const folder = path.resolve(checkout, testSite);
  if (fs.existsSync(path.join(folder, note))) return folder;
  throw new Error("There's no test build yet. Make one with: npm test -- build");
}

/** Changes the working directory to the test build: specs read `content/`, `public/` and `.cache/`. @param {string} checkout */
export const enterTestSite = (checkout) => process.chdir(requireTestSite(checkout));

/** @param {string} [folder] of the build @returns {number} port of the login's stand-in */
export const loginPort = (folder = ".") => Number(fs.readFileSync(path.join(folder, note), "utf8"));
