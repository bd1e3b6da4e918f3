import fs from "node:fs";

interface Lockfile {
  packages: Record<string, { version?: string }>;
}

const [, section = ""] =
  /## Known advisories\n(.*?)\n## /s.exec(fs.readFileSync("docs/security.md", "utf8")) ?? [];
/** `- `cookie` 0.5.0, and 0.6.0 of …: GHSA-…` */
const listed = section
  .split("\n- ")
  .slice(1)
  .flatMap((entry) => {
    const [name = "", beforeIds = ""] = [/`(.*?)`/.exec(entry)?.[1], entry.split(": ")[0]];
    return (beforeIds.match(/\d+\.\d+\.\d+/g) ?? []).map((version) => ({ name, version, entry }));
  });

const { packages } = JSON.parse(fs.readFileSync("package-lock.json", "utf8")) as Lockfile;

it.each(listed)("the advisory of $name $version is still needed", ({ name, version, entry }) => {
  const versions = Object.entries(packages)
    .filter(([place]) => place.endsWith(`node_modules/${name}`))
    .map(([, found]) => found.version);
  // Delete it from docs/security.md once the lockfile has another version.
  expect(versions).toContain(version);
  expect(entry).toMatch(/GHSA(-[23456789cfghjmpqrvwx]{4}){3}/);
});

it("advisories are read from docs/security.md", () => {
  expect(listed.length).toBeGreaterThan(5);
});
