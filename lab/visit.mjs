/**
 * What a whole visit costs: home, read to its end, then pricing and an article, each by a link and read to its end, on a
 * phone of 390 px at 2x. Nothing is pressed but links.
 */
import { launchBrowser } from "../lib/browser.mjs";
import { metricsOf } from "./first-act.mjs";
import { quietOf } from "./quiet.mjs";

/** @typedef {Record<"all, kB" | "JavaScript, kB" | "main thread, ms" | "script, ms", number>} Visit */

const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/**
 * @param {string} first the URL that the visit begins with
 * @param {string[]} next paths that links lead to, one after the other
 * @returns {Promise<Visit>} kB over the line, ms of the main thread as this machine took them
 */
export async function visitOf(first, next) {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage(phone);
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    await session.send("Performance.enable");
    const bytes = countAll(session);
    const quiet = quietOf(page);
    const cpu = { task: 0, script: 0 };
    await page.goto(first);
    await readToEnd(page, quiet);
    for (const path of next) {
      const before = await metricsOf(session);
      await page.evaluate(() => Object.assign(window, { isLeft: true }));
      await follow(page, path);
      await page.waitForURL((url) => url.pathname.replace(/\/$/, "") === path);
      await quiet();
      // Another document counts anew.
      if (!(await page.evaluate(() => "isLeft" in window))) add(cpu, before);
      await readToEnd(page, quiet);
    }
    add(cpu, await metricsOf(session));
    return { ...bytes(), "main thread, ms": ms(cpu.task), "script, ms": ms(cpu.script) };
  } finally {
    await browser.close();
  }
}

const ms = (/** @type {number} */ seconds) => Math.round(seconds * 1000);

/** @param {{ task: number, script: number }} sum @param {Map<string, number>} metrics */
function add(sum, metrics) {
  sum.task += metrics.get("TaskDuration") ?? 0;
  sum.script += metrics.get("ScriptDuration") ?? 0;
}

/**
 * By a link in the page: Gatsby answers it where it runs, else the browser.
 * @param {import("@playwright/test").Page} page @param {string} path
 */
const follow = (page, path) =>
  page.evaluate((to) => {
    const link = Object.assign(document.createElement("a"), { href: to });
    document.body.append(link);
    link.click();
    link.remove();
  }, path);

/**
 * @param {import("@playwright/test").Page} page
 * @param {() => Promise<void>} quiet
 */
async function readToEnd(page, quiet) {
  await quiet();
  for (let left = true; left;) {
    left = await page.evaluate(() => {
      scrollBy({ top: innerHeight * 0.8, behavior: "instant" });
      return scrollY + innerHeight < document.documentElement.scrollHeight - 1;
    });
    await page.waitForTimeout(150);
  }
  await quiet();
}

/** @param {import("@playwright/test").CDPSession} session @returns {() => Pick<Visit, "all, kB" | "JavaScript, kB">} */
function countAll(session) {
  /** @type {Map<string, string>} */
  const types = new Map();
  const kb = { all: 0, script: 0 };
  session.on("Network.responseReceived", ({ requestId, response }) => {
    types.set(requestId, response.mimeType);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    kb.all += encodedDataLength / 1000;
    if (/javascript/.test(types.get(requestId) ?? "")) kb.script += encodedDataLength / 1000;
  });
  return () => ({ "all, kB": Math.round(kb.all), "JavaScript, kB": Math.round(kb.script) });
}
