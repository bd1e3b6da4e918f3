/**
 * How long after a press its effect is seen: of each control as the very first press on a page of its own, on a slow phone and
 * line; and later, one control after the other on a page that React has, from the press to the next frame. Medians.
 *
 *   / /pricing     these pages; unless told, home
 *   --runs 5       how often
 *   --slower 4     so many times, the processor of the phone
 */
import { parseArgs } from "node:util";
import { Figures } from "./lib/medians";
import { startSides } from "./pages/sides";
import { effectsOf } from "./presses/effects";
import { laterAnswersOf } from "./presses/later";

/** Measures, and prints medians in ms. */
export async function main(): Promise<void> {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: {
      runs: { type: "string", default: "5" },
      slower: { type: "string", default: "4" },
    },
  });
  const [ours] = await startSides([]);
  for (const page of positionals.length > 0 ? positionals : ["/"]) {
    const url = ours?.urlOf(page);
    if (url === undefined) throw new Error(`${page} is no page.`);
    const figures = new Figures();
    for (let run = 0; run < Number(values.runs); run += 1) {
      for (const { control, ms } of await effectsOf(url, Number(values.slower))) {
        figures.add(control, { "first, ms": ms });
      }
      for (const { control, ms } of await laterAnswersOf(url, Number(values.slower))) {
        figures.add(control, { "later, ms": ms });
      }
    }
    console.log(`\n${page}`);
    figures.print();
  }
  await ours?.close();
}
