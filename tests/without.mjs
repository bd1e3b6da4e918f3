/**
 * Tries docs/make-it-yours.md: removes a part of the site from this checkout, and checks what is left. For checkouts that are thrown
 * away, as in CI: `node tests/without.mjs login` or `comparison`.
 */
import { execSync } from "node:child_process";
import fs from "node:fs";

const [part = ""] = process.argv.slice(2);

/** @param {string} file @param {(text: string) => string} edit */
function change(file, edit) {
  const before = fs.readFileSync(file, "utf8");
  const after = edit(before);
  if (after === before) throw new Error(`${file} has nothing of the ${part}`);
  fs.writeFileSync(file, after);
}
/** @param {string[]} files */
const remove = (...files) => files.forEach((file) => fs.rmSync(file, { recursive: true }));

/** @type {Record<string, () => void>} */
const parts = {
  login() {
    change("package.json", (text) =>
      text.replace('"http://localhost:9011"', '""').replace('"website-local"', '""'),
    );
    remove(
      ...["src/pages/login.tsx", "src/features/login/login-help.tsx"],
      ...["content/login.json", "src/testing/content/login.json"],
      ...["tests/e2e/login.spec.ts", "tests/e2e/login-faults.spec.ts"],
    );
    change("src/content/schema/base.graphql", (text) => text.replace(/^ {2}login: .*\n/m, ""));
  },
  comparison() {
    remove(
      "src/sections/home/comparison",
      "content/comparison.json",
      "tests/e2e/comparison.spec.ts",
    );
    change("src/content/schema/base.graphql", (text) => text.replace(/^ {2}comparison: .*\n/m, ""));
    change("src/pages/index.tsx", (text) => text.replace(/^.*Comparison.*\n/gm, ""));
    change("src/site/sections.ts", (text) =>
      text.replace(/^import .*comparison.*\n/m, "").replace("comparisonContent, ", ""),
    );
  },
};

const removePart = parts[part];
if (!removePart) throw new Error(`Say what to remove: ${Object.keys(parts).join(", ")}`);
removePart();
execSync("npm test", { stdio: "inherit" });
