/**
 * The site that the tests look at. It is built in a copy of the checkout, so that neither disturbs
 * the other: `npm test` beside a running `npm start`, which serves the checkout's own `public/`.
 */
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
 * Makes the folder of the test build the working folder: specs read `content/`, `public/` and
 * `.cache/` of what they test. TEST_SITE names another folder.
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
