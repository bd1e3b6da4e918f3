/**
 * Trains the model behind the board's suggestions: it learns story points and bugs from issues of open-source projects, in the
 * Tawosi data set (NOTICE.md). Commit what it writes to `src/lib/suggestions/`: the model, and figures about its quality. The
 * same issues always give the same files. Takes a minute or two.
 *
 *   git clone --depth 1 https://github.com/SOLAR-group/AgileEffortEstimation
 *   npm install --no-save csv-parse@7
 *   npx tsx scripts/model.ts AgileEffortEstimation/datasets/Tawosi_Dataset
 */
import fs from "node:fs";
import path from "node:path";
import { issuesIn } from "./model/dataset.mjs";
import { crossValidate } from "./model/evaluate";
import { byProject, trainModel } from "./model/train";

const write = (name: string, value: unknown): void =>
  fs.writeFileSync(path.join("src", "lib", "suggestions", name), `${JSON.stringify(value)}\n`);

function main(): void {
  const [folder] = process.argv.slice(2);
  if (!folder)
    throw new Error("Add the folder with the issues to the command (see the top of this file).");
  const issues = issuesIn(folder);
  const rated = issues.filter(({ points }) => points > 0);
  const typed = issues.filter(({ type }) => type);
  const figures = {
    issues: rated.length.toLocaleString("en-US"),
    projects: byProject(rated).length,
    typedIssues: typed.length.toLocaleString("en-US"),
    typedProjects: byProject(typed).length,
    ...crossValidate(issues),
  };
  write("model.json", trainModel(issues));
  write("figures.json", figures);
  console.log(figures);
}

main();
