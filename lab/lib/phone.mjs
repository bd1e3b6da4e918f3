/**
 * What begins with a visitor's first act: until then a page is its HTML. How long React takes to have the page, and what
 * that costs.
 */
import { launchBrowser } from "../lib/browser.mjs";
import { quietOf, takenOver } from "./quiet.mjs";

/**
 * @typedef {Record<string, number>} Taking each with its unit: how long after the first move React had the page, on a phone; what the
 *   main thread did from there until all was quiet, on this machine as it is; what was fetched
 * @typedef {{ control: string, ms: number }} Answer how long after the press the next picture came, on a phone
 */

/** A phone as Lighthouse has it: its window, fingers, slow 4G. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
export const slow4G = { latency: 150, downloadThroughput: 204_800, uploadThroughput: 93_750 };

/** @param {string} url @param {number} slower how many times, the phone's processor @returns {Promise<Taking>} */
export async function takingOf(url, slower) {
  const onPhone = await withPage(
    url,
    async (page) => (await begin(page)).ms,
    (session) => asPhone(session, slower),
  );
  const here = await withPage(url, async (page, session, quiet) => {
    await session.send("Performance.enable");
    const bytes = countBytes(session);
    const before = await metricsOf(session);
    await begin(page);
    await quiet();
    const after = await metricsOf(session);
    const ms = (/** @type {string} */ name) =>
      Math.round(((after.get(name) ?? 0) - (before.get(name) ?? 0)) * 1000);
    return {
      "script CPU, ms": ms("ScriptDuration"),
      "all CPU, ms": ms("TaskDuration"),
      "JavaScript, kB": bytes(/javascript/),
      "data, kB": bytes(/json/),
    };
  });
  return { "taken over after, ms": onPhone, ...here };
}

/** In the page: from now on links lead nowhere, and the time of every answer is noted. */
export function noteAnswers() {
  /** @type {number[]} */
  const answers = [];
  Object.assign(window, { answers });
  addEventListener("click", (event) => {
    if (event.target instanceof Element && event.target.closest("a")) event.preventDefault();
  });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) {
      if (/** @type {any} */ (entry).interactionId) answers.push(entry.duration);
    }
    // 16 ms is the least that browsers tell.
  }).observe(/** @type {any} */ ({ type: "event", durationThreshold: 16, buffered: true }));
}

/**
 * Moves as a visitor does, and waits until React has the page.
 * @param {import("@playwright/test").Page} page
 */
async function begin(page) {
  await page.evaluate(() =>
    addEventListener(
      "mouseover",
      ({ timeStamp }) => performance.mark("act", { startTime: timeStamp }),
      {
        capture: true,
        once: true,
      },
    ),
  );
  await page.mouse.move(3, 400);
  await takenOver(page);
  return page.evaluate(() => {
    const at = (/** @type {string} */ name) =>
      performance.getEntriesByName(name)[0]?.startTime ?? NaN;
    return { ms: Math.round(at("onInitialClientRender") - at("act")) };
  });
}

/**
 * @param {import("@playwright/test").CDPSession} session
 * @returns {(type: RegExp) => number} kB over the line since, of files of a type
 */
function countBytes(session) {
  /** @type {Map<string, string>} */
  const types = new Map();
  /** @type {{ type: string, kb: number }[]} */
  const files = [];
  session.on("Network.responseReceived", ({ requestId, response }) => {
    types.set(requestId, response.mimeType);
  });
  session.on("Network.loadingFinished", ({ requestId, encodedDataLength }) => {
    files.push({ type: types.get(requestId) ?? "", kb: encodedDataLength / 1000 });
  });
  return (wanted) => {
    const found = files.filter(({ type }) => wanted.test(type));
    return Math.round(found.reduce((sum, { kb }) => sum + kb, 0) * 10) / 10;
  };
}

/** @param {import("@playwright/test").CDPSession} session @param {number} slower its processor */
export async function asPhone(session, slower) {
  await session.send("Emulation.setCPUThrottlingRate", { rate: slower });
  await session.send("Network.emulateNetworkConditions", { offline: false, ...slow4G });
}

/** @param {import("@playwright/test").CDPSession} session @returns {Promise<Map<string, number>>} seconds by name */
export async function metricsOf(session) {
  const { metrics } = await session.send("Performance.getMetrics");
  return new Map(metrics.map(({ name, value }) => [name, value]));
}

/** Of a browser's window, around the page, in px: less than this. */
const frame = 300;

/**
 * Makes the window larger than the page in it: Playwright gives the window the page's size, its own bars cover the page's last
 * 100 px or so, and what changes there alone is never shown, so that no answer is seen until something else changes.
 * @param {import("@playwright/test").CDPSession} session
 */
async function showAll(session) {
  const { windowId } = await session.send("Browser.getWindowForTarget");
  const { width, height } = phone.viewport;
  const bounds = { width: width + frame, height: height + frame };
  await session.send("Browser.setWindowBounds", { windowId, bounds });
}

/**
 * Opens a page as a new visitor and lets it come to rest.
 * @template T
 * @param {string} url
 * @param {(
 *   page: import("@playwright/test").Page,
 *   session: import("@playwright/test").CDPSession,
 *   quiet: () => Promise<void>,
 * ) => Promise<T>} act
 * @param {(session: import("@playwright/test").CDPSession) => Promise<void>} [prepare] before it is opened
 * @returns {Promise<T>}
 */
export async function withPage(url, act, prepare) {
  const browser = await launchBrowser();
  try {
    const page = await browser.newPage(phone);
    const session = await page.context().newCDPSession(page);
    await session.send("Network.enable");
    await showAll(session);
    await prepare?.(session);
    const quiet = quietOf(page);
    await page.goto(url);
    if (!prepare) await quiet();
    return await act(page, session, quiet);
  } finally {
    await browser.close();
  }
}
