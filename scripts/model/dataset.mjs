// @ts-nocheck csv-parse is only installed for training.
import fs from "node:fs";
import path from "node:path";
import { parse } from "csv-parse/sync";

const titlesSuffix = "_deep-se.csv";
const typesSuffix = "_tfidf-se.csv";
/** Columns of each type. */
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
 * Issues in a folder of CSV files, two files per project.
 * @param {string} folder
 * @returns {{ project: string, title: string, points: number, type: string | undefined }[]}
 */
export const issuesIn = (folder) =>
  fs
    .readdirSync(folder)
    .filter((file) => file.endsWith(titlesSuffix))
    .sort()
    .flatMap((file) => {
      const project = file.replace(titlesSuffix, "");
      const rows = rowsOf(path.join(folder, `${project}${typesSuffix}`));
      const types = new Map(rows.map((row) => [row.issuekey, typeOf(row)]));
      return rowsOf(path.join(folder, file)).map(({ issuekey, title, storypoint }) => ({
        ...{ project, title, points: Number(storypoint), type: types.get(issuekey) },
      }));
    });
