import { temporaryFolder } from "../testing/fixture-folder";

const manifest = { name: "cairn-website", version: "1.0.0", license: "MIT" };
const lock = { ...manifest, lockfileVersion: 3, packages: { "": manifest } };
const folder = temporaryFolder({
  "package.json": JSON.stringify(manifest),
  "package-lock.json": JSON.stringify(lock),
});

it("is reproducible: it contains the package's name, but no folder and no time", () => {
  const code = "console.log(script.sbomOf());";
  const [first, second] = [folder.run("sbom.mjs", code), folder.run("sbom.mjs", code)];
  expect(first.stdout).toBe(second.stdout);
  const bom = JSON.parse(first.stdout) as Record<string, unknown>;
  expect(bom).toMatchObject({
    bomFormat: "CycloneDX",
    metadata: { component: { name: "cairn-website", type: "application" } },
  });
  expect(first.stdout).not.toMatch(/serialNumber|timestamp|a folder/);
});
