/**
 * npm run lab -- model FOLDER: trains what the board suggests by. Without FOLDER it says where to get it.
 *
 * Story points and bugs are learned from the issues of open-source projects in FOLDER. Commit what it writes to
 * `src/lib/suggestions/`: the model, and how good it is. The same issues lead to the same files. It takes two minutes.
 */
import fs from "node:fs";
import path from "node:path";
import { heldOut } from "./model/figures";
import { issuesIn } from "./model/issues.mjs";
import { byProject, modelOf } from "./model/learn";

const help = `The issues are in the Tawosi data set (NOTICE.md), which isn't part of this repository:

  git clone --depth 1 https://github.com/SOLAR-group/AgileEffortEstimation
  npm run lab -- model AgileEffortEstimation/datasets/Tawosi_Dataset`;

const write = (name: string, value: unknown): void =>
  fs.writeFileSync(path.join("src", "lib", "suggestions", name), `${JSON.stringify(value)}\n`);

export function main(): void {
  const [from] = process.argv.slice(2);
  if (!from) {
    console.log(help);
    return;
  }
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
