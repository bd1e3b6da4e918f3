/**
 * What a whole visit costs: home, read to its end, then pricing and an article, each by a link and read to its end, on a phone
 * of 390 px at 2x. Nothing is pressed but links. Medians, sides in turns: kB over the line, ms of this machine's main thread.
 *
 *   --runs 5
 *   --beside NAME=FOLDER:/article    another built folder, with the address of its article
 */
import type { CDPSession, Page } from "@playwright/test";
import { parseArgs } from "node:util";
import { Figures } from "./lib/medians";
import { onPhone } from "./lib/phone";
import type { Opened } from "./lib/phone";
import { builtFolder, onePageOfEachKind, startSides } from "./pages/sides";

const phone = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  isMobile: true,
  hasTouch: true,
};

/** Measures, and prints medians. */
export async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      runs: { type: "string", default: "5" },
      beside: { type: "string", multiple: true, default: [] },
    },
  });
  const article = onePageOfEachKind(builtFolder()).find((page) => /^\/blog\/[^/]+$/.test(page));
  const sides = await startSides(values.beside);
  const figures = new Figures();
  for (let run = 0; run < Number(values.runs); run += 1) {
    for (const { name, page = article ?? "/", urlOf } of sides) {
      figures.add(name, await visit(urlOf("/") ?? "", ["/pricing", page]));
    }
  }
  figures.print();
  await Promise.all(sides.map(({ close }) => close()));
}

/** @param first the URL that it begins with @param next paths that links lead to, one after the other */
function visit(first: string, next: string[]): Promise<Record<string, number>> {
  const act = async ({ page, session, quiet, kb }: Opened) => {
    const times: Times[] = [];
    await readToEnd(page, quiet);
    for (const path of next) {
      const before = await timesOf(session);
      await page.evaluate(() => Object.assign(window, { isLeft: true }));
      await follow(page, path);
      await page.waitForURL((url) => url.pathname.replace(/\/$/, "") === path);
      await quiet();
      // Another document counts anew.
      if (!(await page.evaluate(() => "isLeft" in window))) times.push(before);
      await readToEnd(page, quiet);
    }
    times.push(await timesOf(session));
    const sum = (of: keyof Times) => Math.round(times.reduce((all, time) => all + time[of], 0));
    const bytes = { "all kB": kb(/(?:)/), "JS kB": kb(/javascript/) };
    return { ...bytes, "main thread, ms": sum("task"), "script, ms": sum("script") };
  };
  return onPhone(first, act, { phone });
}

type Times = Record<"task" | "script", number>;

/** What the document has taken of the main thread, in ms. */
async function timesOf(session: CDPSession): Promise<Times> {
  const { metrics } = await session.send("Performance.getMetrics");
  const ms = (name: string) =>
    1000 * (metrics.find((metric) => metric.name === name)?.value ?? NaN);
  return { task: ms("TaskDuration"), script: ms("ScriptDuration") };
}

/** By a link in the page: Gatsby answers it where it runs, else the browser. */
const follow = (page: Page, path: string) =>
  page.evaluate((to) => {
    const link = Object.assign(document.createElement("a"), { href: to });
    document.body.append(link);
    link.click();
    link.remove();
  }, path);

async function readToEnd(page: Page, quiet: () => Promise<void>): Promise<void> {
  await quiet();
  for (let isLeft = true; isLeft;) {
    isLeft = await page.evaluate(() => {
      scrollBy({ top: innerHeight * 0.8, behavior: "instant" });
      return scrollY + innerHeight < document.documentElement.scrollHeight - 1;
    });
    await page.waitForTimeout(150);
  }
  await quiet();
}
