/**
 * Runs Lighthouse, one page after the other, in a Node that is new enough for it. Started by
 * `lighthouse.mjs`, which names the folder of the tools; each message is a page, each answer its figures.
 */
import { createRequire } from "node:module";
import path from "node:path";
import { pathToFileURL } from "node:url";
import { figuresOf } from "./figures.mjs";

const [tools = ""] = process.argv.slice(2);
const resolve = createRequire(path.join(tools, "package.json")).resolve;
/** @param {string} name of a module in that folder */
const load = (name) => import(pathToFileURL(resolve(name)).href);
const { default: lighthouse } = await load("lighthouse");
const { default: desktop } = await load("lighthouse/core/config/desktop-config.js");
const { MainThreadTasks } = await load("lighthouse/core/computed/main-thread-tasks.js");
const { launch } = await load("chrome-launcher");

/** @param {import("./lighthouse.mjs").Job} job */
async function measure({ url, preset, chromePath, chromeFlags }) {
  // A browser of its own for each run: nothing is warm.
  const chrome = await launch({ chromePath, chromeFlags, logLevel: "silent" });
  try {
    const options = { port: chrome.port, logLevel: "error", onlyCategories: ["performance"] };
    const config = preset === "desktop" ? desktop : undefined;
    const { lhr, artifacts } = await lighthouse(url, options, config);
    if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
    const tasks = await MainThreadTasks.request(artifacts.Trace, { computedCache: new Map() });
    return figuresOf(lhr, tasks);
  } finally {
    chrome.kill();
  }
}

process.on("message", (job) => {
  measure(/** @type {import("./lighthouse.mjs").Job} */ (job)).then(
    (figures) => process.send?.({ figures }),
    (error) => process.send?.({ error: String(error?.message ?? error) }),
  );
});
