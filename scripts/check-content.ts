/**
 * `npm run content`: checks every content file and prints how to fix each problem. `--add-paths` also adds the path of every
 * page to the list of published paths.
 */
import fs from "node:fs";
import { newPaths } from "../src/node/content/pages";
import { formatProblems, isError } from "../src/node/content/problem";
import { readContent } from "../src/node/read-content";

const { files, problems, site } = readContent();
if (problems.length > 0) console.error(formatProblems(problems));
const filesWith = (some: typeof problems): number => new Set(some.map(({ file }) => file)).size;
const broken = filesWith(problems.filter(isError));
const warned = filesWith(problems.filter((problem) => !isError(problem)));
const more = warned > 0 ? `, ${warned} with warnings` : "";
if (site && process.argv.includes("--add-paths")) {
  const added = newPaths(site);
  const paths = [...site.publishedPaths.paths, ...added].sort();
  fs.writeFileSync("content/published-paths.json", `${JSON.stringify({ paths }, null, 2)}\n`);
  console.log(added.length > 0 ? `Added ${added.join(", ")}` : "No address is new.");
}
console.log(`${files - broken} passed, ${broken} failed${more}`);
process.exitCode = broken > 0 ? 1 : 0;
