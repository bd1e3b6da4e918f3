/**
 * npm run lab -- visit: measures kB and main-thread ms of a whole visit on a phone: home, pricing and an article, each
 * scrolled to its end. Medians. Needs a test build (npm test -- build).
 *
 *   --runs 5               how often
 *   --beside NAME=FOLDER   also measures another built folder, at the same addresses
 */
import type { CDPSession, Page } from "@playwright/test";
import { parseArgs } from "node:util";
import { onePageOfEachKind, serveSites } from "./lib/built-site";
import { Figures } from "./lib/medians";
import { onPhone } from "./lib/phone";
import type { Opened } from "./lib/phone";

export async function main(): Promise<void> {
  const { values } = parseArgs({
    options: {
      runs: { type: "string", default: "5" },
      beside: { type: "string", multiple: true, default: [] },
    },
  });
  const article = onePageOfEachKind().find((page) => /^\/blog\/[^/]+$/.test(page)) ?? "/blog";
  const sites = await serveSites(values.beside);
  const figures = new Figures();
  for (let run = 0; run < Number(values.runs); run += 1) {
    for (const { name, url } of sites) {
      figures.add(name, await onPhone(url, 1, (opened) => visit(opened, ["/pricing", article])));
    }
  }
  figures.print();
  await Promise.all(sites.map(({ close }) => close()));
}

/** @param paths of the pages after the first one */
async function visit({ page, session, quiet, kilobytes }: Opened, paths: string[]) {
  const read = async () => {
    await quiet();
    await scrollToEnd(page);
    await quiet();
    return timesOf(session);
  };
  const times = [await read()];
  for (const path of paths) {
    await page.goto(new URL(path, page.url()).href);
    times.push(await read());
  }
  const sum = (name: keyof Times) => Math.round(times.reduce((all, time) => all + time[name], 0));
  return { "all kB": kilobytes(), "main thread, ms": sum("task"), "script, ms": sum("script") };
}

type Times = Record<"task" | "script", number>;

/** Main-thread time of the document so far, in ms. */
async function timesOf(session: CDPSession): Promise<Times> {
  const { metrics } = await session.send("Performance.getMetrics");
  const ms = (name: string) =>
    1000 * (metrics.find((metric) => metric.name === name)?.value ?? NaN);
  return { task: ms("TaskDuration"), script: ms("ScriptDuration") };
}

async function scrollToEnd(page: Page): Promise<void> {
  for (let isDone = false; !isDone;) {
    isDone = await page.evaluate(() => {
      scrollBy({ top: innerHeight * 0.8, behavior: "instant" });
      return scrollY + innerHeight >= document.documentElement.scrollHeight - 1;
    });
    await page.waitForTimeout(150);
  }
}
