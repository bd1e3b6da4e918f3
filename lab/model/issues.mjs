// @ts-nocheck The type check runs without the lab's packages.
import fs from "node:fs";
import path from "node:path";
import { parse } from "csv-parse/sync";

const suffix = "_deep-se.csv";

/**
 * The issues with points in a folder of CSV files, one file for each project.
 * @param {string} folder
 * @returns {{ project: string, title: string, points: number }[]}
 */
export const issuesIn = (folder) =>
  fs
    .readdirSync(folder)
    .filter((file) => file.endsWith(suffix))
    .sort()
    .flatMap((file) =>
      parse(fs.readFileSync(path.join(folder, file)), { columns: true, bom: true }).map((row) => ({
        project: file.replace(suffix, ""),
        title: row.title,
        points: Number(row.storypoint),
      })),
    )
    .filter(({ points }) => points > 0);
