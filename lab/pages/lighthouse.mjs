/** Lighthouse in a process of its own (`worker.mjs`). */
import { fork } from "node:child_process";
import { once } from "node:events";
import path from "node:path";
import { chromiumArguments, ensureBrowser } from "../lib/browser.mjs";
import { benchTools } from "./tools.mjs";

/**
 * @typedef {"mobile" | "desktop"} Preset
 * @typedef {{ url: string, preset: Preset, chromePath: string, chromeFlags: string[] }} Job
 */

/**
 * @returns {Promise<{
 *   measure: (url: string, preset: Preset) => Promise<import("./figures.mjs").Figures>,
 *   close: () => void,
 * }>} `measure` throws when Lighthouse could not load the page
 * @throws {Error} when there is no browser, or Lighthouse cannot be fetched
 */
export async function startLighthouse() {
  const chromePath = await ensureBrowser();
  const chromeFlags = ["--headless=new", ...chromiumArguments];
  const { folder, node } = benchTools();
  const child = fork(path.join(import.meta.dirname, "worker.mjs"), [folder], { execPath: node });
  // Without a listener a worker that ends would be waited for.
  const ended = once(child, "exit").then(([code]) => {
    throw new Error(`Lighthouse ended with ${code}.`);
  });
  ended.catch(() => undefined);
  return {
    measure: async (url, preset) => {
      child.send({ url, preset, chromePath, chromeFlags });
      const [answer] = await Promise.race([once(child, "message"), ended]);
      if (answer.error) throw new Error(`${url}: ${answer.error}`);
      return answer.figures;
    },
    close: () => child.kill(),
  };
}
