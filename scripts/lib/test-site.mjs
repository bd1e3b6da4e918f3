/** The site under test, built in a copy of the checkout, so that `npm test` does not disturb `npm start`. */
import fs from "node:fs";
import path from "node:path";

/** Path of the copy, relative to the checkout. */
export const testSite = path.join(".local", "test-site");

/** The login's origin is compiled in, so a build works with one port only. */
const note = path.join("public", ".login-port");

/** @param {string} folder of the build @param {number} port of the login's stand-in */
export const noteLoginPort = (folder, port) =>
  fs.writeFileSync(path.join(folder, note), String(port));

/**
 * Changes the working directory to TEST_SITE or the test build: specs read `content/`, `public/` and `.cache/`.
 * @param {string} checkout
 * @throws {Error} with advice if there is no build
 */
export function enterTestSite(checkout) {
  const folder = path.resolve(checkout, process.env.TEST_SITE ?? testSite);
  if (!fs.existsSync(path.join(folder, note))) {
    throw new Error("There is no build for the tests. Make one: npm test -- build");
  }
  process.chdir(folder);
}

/** @param {string} [folder] of the build @returns {number} port of the login's stand-in */
export const loginPort = (folder = ".") => Number(fs.readFileSync(path.join(folder, note), "utf8"));
