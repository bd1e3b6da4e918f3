/**
 * Trains what the board suggests by: story points and bugs are learned from issues of open-source projects, in the Tawosi data
 * set (NOTICE.md). Commit what it writes to `src/lib/suggestions/`: the model, and how good it is. The same issues lead to the
 * same files. It takes a minute or two.
 *
 *   git clone --depth 1 https://github.com/SOLAR-group/AgileEffortEstimation
 *   npm install --no-save csv-parse@7
 *   npx tsx scripts/model.ts AgileEffortEstimation/datasets/Tawosi_Dataset
 */
import fs from "node:fs";
import path from "node:path";
import { heldOut } from "./model/figures";
import { issuesIn } from "./model/issues.mjs";
import { byProject, modelOf } from "./model/learn";

const write = (name: string, value: unknown): void =>
  fs.writeFileSync(path.join("src", "lib", "suggestions", name), `${JSON.stringify(value)}\n`);

function main(): void {
  const [from] = process.argv.slice(2);
  if (!from) throw new Error("Name the folder with the issues (see the top of this file).");
  const issues = issuesIn(from);
  const rated = issues.filter(({ points }) => points > 0);
  const typed = issues.filter(({ type }) => type);
  const figures = {
    // How many story points were learned from, and how many types.
    issues: rated.length.toLocaleString("en-US"),
    projects: byProject(rated).length,
    typedIssues: typed.length.toLocaleString("en-US"),
    typedProjects: byProject(typed).length,
    ...heldOut(issues),
  };
  write("model.json", modelOf(issues));
  write("figures.json", figures);
  console.log(figures);
}

main();
