/** What a release is made of, as CycloneDX. https://cyclonedx.org/specification/overview/ */
import { npm } from "./install.mjs";

/**
 * The packages of the lockfile that a build uses, by `npm sbom`, without what differs from run to run.
 * @param {string} [folder] a checkout
 * @returns {string} JSON
 * @throws {Error} when npm fails
 */
export function sbomOf(folder = ".") {
  const options = ["--sbom-format=cyclonedx", "--sbom-type=application", "--package-lock-only"];
  const { status, stdout } = npm(["sbom", ...options, "--omit=dev"], folder, "pipe");
  if (status !== 0) throw new Error("`npm sbom` failed: run it to see why.");
  return JSON.stringify(timeless(JSON.parse(stdout)), undefined, 1);
}

/**
 * @param {Record<string, any>} bom as npm writes it: a number and the time of this run in it, npm's version, and the
 *   folder's name in place of the package's
 */
function timeless(bom) {
  delete bom.serialNumber;
  delete bom.metadata.timestamp;
  delete bom.metadata.tools;
  const { component } = bom.metadata;
  component.name = component["bom-ref"].slice(0, component["bom-ref"].lastIndexOf("@"));
  return bom;
}
