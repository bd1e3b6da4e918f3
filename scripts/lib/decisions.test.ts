import fs from "node:fs";

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

const manifest = JSON.parse(fs.readFileSync("package.json", "utf8")) as Manifest;
const decisions = fs.readFileSync("docs/decisions.md", "utf8");

it("gives every dependency its reason in docs/decisions.md", () => {
  const names = Object.keys({ ...manifest.dependencies, ...manifest.devDependencies });
  expect(names.filter((name) => !decisions.includes(`\`${name}\``))).toEqual([]);
});
