/**
 * npm run lab -- model FOLDER: trains what the board suggests by. Without FOLDER it says where to get it.
 *
 * Story points are learned from the issues of open-source projects in FOLDER, types and labels from our own titles in
 * `lab/model/titles.json`. Run it when the titles change, and commit what it writes to `src/lib/suggestions/`. The same issues
 * and titles lead to the same files. It takes two minutes, and prints how good the model is.
 */
import fs from "node:fs";
import path from "node:path";
import demoProject from "../content/demo-project.json";
import { suggestFrom, type Model } from "../src/lib/suggestions/suggest";
import { formOf, topicOf } from "../src/lib/suggestions/words";
import examples from "./model/examples.json";
import { heldOutIssues, heldOutProjects } from "./model/figures";
import { issuesIn } from "./model/issues.mjs";
import { learn } from "./model/learn";
import { reportOf } from "./model/report";
import { byProject, learnSizes } from "./model/sizes";
import titles from "./model/titles.json";

const help = `Story points are learned from the Tawosi data set (NOTICE.md), which isn't part of this repository:

  git clone --depth 1 https://github.com/SOLAR-group/AgileEffortEstimation
  npm run lab -- model AgileEffortEstimation/datasets/Tawosi_Dataset`;

const folder = path.join("src", "lib", "suggestions");

/** Of the titles' labels those that the demo project has; there, data is about terrain. */
const labels = [...new Set(titles.groups.map(({ label }) => label))].filter(
  (label) => label !== "data" && demoProject.issues.some((issue) => issue.labels.includes(label)),
);

/** Learns the label from what a title is about, and the type from its form. */
function typesAndLabels(): Omit<Model, "sizes"> {
  const own = titles.groups.flatMap(({ titles, ...group }) =>
    titles.map((title) => ({ title, ...group })),
  );
  const types = [...new Set(own.map(({ type }) => type))].sort() as Queries.IssueKind[];
  const topics = learn(
    [
      // Without a label: 1.
      ...own.map(({ title, label }) => ({ title, of: labels.indexOf(label) + 2 })),
      ...titles.noIssues.map((title) => ({ title, of: 0 })),
    ],
    { featuresOf: topicOf, classes: labels.length + 2, limit: 2, kept: 900 },
  );
  const forms = learn(
    own.map(({ title, type }) => ({ title, of: types.indexOf(type as Queries.IssueKind) })),
    { featuresOf: formOf, classes: types.length, limit: 2, kept: 1400 },
  );
  return { types, bias: forms.bias, labels, topics: topics.words, forms: forms.words };
}

const write = (name: string, value: unknown): void =>
  fs.writeFileSync(path.join(folder, name), `${JSON.stringify(value)}\n`);

const percent = (share: number): number => Math.round(100 * share);

export function main(): void {
  const [from] = process.argv.slice(2);
  if (!from) {
    console.log(help);
    return;
  }
  const issues = issuesIn(from);
  const figures = { issues: heldOutIssues(issues), projects: heldOutProjects(issues) };
  const sizes = {
    issues: issues.length.toLocaleString("en-GB"),
    projects: byProject(issues).length,
    right: percent(figures.projects.pairs),
    ...learnSizes(issues),
  };
  const model = { sizes, ...typesAndLabels() };
  const suggest = suggestFrom(model);
  const suggestHere = (title: string) => suggest(title, demoProject.scale);
  write("model.json", model);
  // What the browser has to say, too: suggest.test.ts compares them.
  const some = examples.sentences.filter((_, index) => index % 6 === 0);
  write(
    "expected.json",
    some.map((title) => ({ title, suggestion: suggestHere(title) })),
  );
  console.log(reportOf(suggestHere, labels));
  for (const [name, { correlation, pairs }] of Object.entries(figures))
    console.log(
      `Held-out ${name}: rank correlation ${correlation.toFixed(2)}, ${percent(pairs)} of 100 pairs in order.`,
    );
}
