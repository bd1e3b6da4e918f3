/** Packages of a release, as CycloneDX. https://cyclonedx.org/specification/overview/ */
import { npm } from "./install.mjs";

/**
 * The lockfile's production packages, by `npm sbom`, without fields that differ between runs.
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
 * @param {Record<string, any>} bom of npm: with a serial number, a timestamp, npm's version, and the folder's name as name
 *   of the package
 */
function timeless(bom) {
  delete bom.serialNumber;
  delete bom.metadata.timestamp;
  delete bom.metadata.tools;
  const { component } = bom.metadata;
  component.name = component["bom-ref"].slice(0, component["bom-ref"].lastIndexOf("@"));
  return bom;
}
