/** For `*.contract.test.ts` in `src/workarounds`, which fail with a single sentence if a package no longer has an internal that we rely on. */
import fs from "node:fs";
import path from "node:path";

interface Manifest {
  version: string;
  dependencies: Partial<Record<string, string>>;
  devDependencies: Partial<Record<string, string>>;
}

/** A file of an installed package. */
export const fileOf = (name: string, file: string): string =>
  fs.readFileSync(path.join("node_modules", name, file), "utf8");

/**
 * @param name the package, which package.json has to pin
 * @param file the workaround, in the folder of the test
 * @param things checks of the internals, by their names in the sentence; a check that is false or throws fails
 */
export function dependsOn(name: string, file: string, things: Record<string, () => unknown>): void {
  const { version } = JSON.parse(fileOf(name, "package.json")) as Manifest;
  const place = path.join(path.dirname(expect.getState().testPath ?? ""), file);
  const end = `; see ${path.relative(".", place)}`;

  it(`${name} is pinned and installed in the version that the workaround is for`, () => {
    const manifest = JSON.parse(fs.readFileSync("package.json", "utf8")) as Manifest;
    const pinned = { ...manifest.devDependencies, ...manifest.dependencies }[name];
    if (pinned !== version)
      throw new Error(
        `${name} ${version}: package.json must pin this version, but has ${pinned}${end}`,
      );
    if (!fs.readFileSync(place, "utf8").includes(`${name} ${version}`))
      throw new Error(`${name} ${version}: the workaround was written for another version${end}`);
  });

  it.each(Object.keys(things))(`${name} has %s`, async (thing) => {
    const has = await Promise.resolve(things[thing])
      .then((isThere) => isThere?.())
      .catch(() => false);
    if (!has) throw new Error(`${name} ${version}: ${thing} is gone${end}`);
  });
}
