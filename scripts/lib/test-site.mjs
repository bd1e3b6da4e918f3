/** The site under test, built in a copy of the checkout, so that `npm test` and `npm start` run side by side. */
import fs from "node:fs";
import path from "node:path";

/** The copy, from the checkout. */
export const testSite = path.join(".local", "test-site");

/** The login's address is compiled in, so a build is good for the port it was made for. */
const note = path.join("public", ".login-port");

/** @param {string} folder a build's @param {number} port where the login will be */
export const noteLoginPort = (folder, port) =>
  fs.writeFileSync(path.join(folder, note), String(port));

/**
 * Makes the test build's folder, or TEST_SITE, the working folder: specs read `content/`, `public/` and `.cache/`.
 * @param {string} checkout
 * @throws {Error} with what to do, when nothing was built there
 */
export function enterTestSite(checkout) {
  const folder = path.resolve(checkout, process.env.TEST_SITE ?? testSite);
  if (!fs.existsSync(path.join(folder, note))) {
    throw new Error("There is no build for the tests. Make one: npm test -- build");
  }
  process.chdir(folder);
}

/** @param {string} [folder] a build's @returns {number} where it expects the login's stand-in */
export const loginPort = (folder = ".") => Number(fs.readFileSync(path.join(folder, note), "utf8"));
