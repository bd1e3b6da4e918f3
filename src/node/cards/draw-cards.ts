import type { Reporter } from "gatsby";
import type { Site } from "../content/pages";
import { makeCards } from "./make-cards";

/** Draws missing share cards and reports how many; a failure ends the build. */
export async function drawCards(site: Site, reporter: Reporter): Promise<void> {
  const start = performance.now();
  try {
    const drawn = await makeCards(site);
    const seconds = ((performance.now() - start) / 1000).toFixed(1);
    if (drawn > 0) reporter.info(`Share cards: ${drawn} drawn (${seconds} s)`);
  } catch (error) {
    reporter.panicOnBuild("Share cards could not be drawn", error as Error);
  }
}
