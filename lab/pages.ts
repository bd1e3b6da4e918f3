/**
 * What a page costs: Lighthouse's figures, medians of several runs. Sides take turns, each round beginning with another
 * one, so that what else the machine does meets all alike. All runs: `reports/lab-pages.json`.
 *
 *   / /pricing               these pages; unless told, one of every kind
 *   --runs 5                 how often
 *   --preset mobile          or desktop; unless told, both
 *   --beside NAME=FOLDER     another built folder, the same addresses; NAME=FOLDER:/path: one page of it
 */
import fs from "node:fs";
import { parseArgs } from "node:util";
import { Figures } from "./lib/medians";
import { measure, presets } from "./pages/lighthouse";
import { builtFolder, onePageOfEachKind, startSides } from "./pages/sides";

const report = "reports/lab-pages.json";

/** Measures, and prints medians. */
export async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      runs: { type: "string", default: "5" },
      preset: { type: "string", multiple: true },
      beside: { type: "string", multiple: true, default: [] },
    },
  });
  const wanted = presets.filter((preset) => values.preset?.includes(preset) ?? true);
  const pages = positionals.length > 0 ? positionals : onePageOfEachKind(builtFolder());
  const sides = await startSides(values.beside, true);
  const figures = new Figures();
  const runs: object[] = [];
  for (let round = 0; round < Number(values.runs); round += 1) {
    const first = round % sides.length;
    const turns = [...sides.slice(first), ...sides.slice(0, first)];
    for (const preset of wanted) {
      for (const page of pages) {
        for (const { name, urlOf, page: other } of turns) {
          const url = urlOf(other ?? page);
          if (url === undefined && name === "ours") throw new Error(`${page} is no page.`);
          if (url === undefined) continue;
          const run = await measure(url, preset);
          figures.add(`${page}, ${preset}, ${name}`, run);
          runs.push({ page, preset, side: name, ...run });
          console.log(`round ${round + 1}: ${page}, ${preset}, ${name}`);
        }
      }
    }
  }
  figures.print();
  fs.mkdirSync("reports", { recursive: true });
  fs.writeFileSync(report, `${JSON.stringify(runs, null, 2)}\n`);
  await Promise.all(sides.map(({ close }) => close()));
}
