// @ts-nocheck The type check runs without csv-parse.
import fs from "node:fs";
import path from "node:path";
import { parse } from "csv-parse/sync";

const titles = "_deep-se.csv";
const types = "_tfidf-se.csv";
/** Types by their columns. */
const columns = {
  Bug: ["Bug", "Problem.Ticket", "Incident", "Build.Failure"],
  Story: ["Story", "New.Feature", "Improvement", "Enhancement.Request", "Suggestion"],
  Task: ["Task", "Sub.task", "Technical.task", "Technical.Debt"],
};

const rowsOf = (file) =>
  fs.existsSync(file) ? parse(fs.readFileSync(file), { columns: true, bom: true }) : [];

const typeOf = (row) =>
  Object.keys(columns).find((type) => columns[type].some((name) => row[`t_${name}`] === "1"));

/**
 * The issues in a folder of CSV files, two files for each project.
 * @param {string} folder
 * @returns {{ project: string, title: string, points: number, type: string | undefined }[]}
 */
export const issuesIn = (folder) =>
  fs
    .readdirSync(folder)
    .filter((file) => file.endsWith(titles))
    .sort()
    .flatMap((file) => {
      const project = file.replace(titles, "");
      const typed = rowsOf(path.join(folder, `${project}${types}`));
      const known = new Map(typed.map((row) => [row.issuekey, typeOf(row)]));
      return rowsOf(path.join(folder, file)).map(({ issuekey, title, storypoint }) => ({
        ...{ project, title, points: Number(storypoint), type: known.get(issuekey) },
      }));
    });
