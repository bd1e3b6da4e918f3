import { brotliCompressSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import type { Budget } from "../../scripts/budgets";
import { quietOf, barHydrated } from "./quiet.mjs";

/** What a page cost; kB with brotli. */
export type Cost = Required<Budget>;

const packed = new Map<string, number>();

/** kB of a file as a good host sends it; pictures and fonts are compressed already. */
async function kilobytes(response: Response): Promise<number> {
  const type = response.headers()["content-type"] ?? "";
  const body = await response.body().catch(() => Buffer.alloc(0));
  if (!/text|javascript|json|svg|xml|manifest/.test(type)) return body.length / 1000;
  const known = packed.get(response.url()) ?? brotliCompressSync(body).length / 1000;
  packed.set(response.url(), known);
  return known;
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** Files by weight, heaviest first, each once: a prefetched file is requested again. */
async function weigh(all: readonly Response[]) {
  const answers = [...new Map(all.map((answer) => [answer.url(), answer])).values()];
  const weights = await Promise.all(
    answers.map(async (response) => ({
      url: new URL(response.url()).pathname,
      type: response.request().resourceType(),
      kb: await kilobytes(response),
    })),
  );
  const heaviest = weights.sort((a, b) => b.kb - a.kb);
  const of = (wanted: (file: (typeof weights)[number]) => boolean) =>
    Math.round(sum(weights.filter(wanted).map(({ kb }) => kb)) * 10) / 10;
  return {
    javascript: of(({ url }) => url.endsWith(".js")),
    html: of(({ type }) => type === "document"),
    all: of(() => true),
    files: heaviest.map(({ url, kb }) => `${kb.toFixed(1)} kB ${url}`),
  };
}

/**
 * Opens a page as a new visitor does, waits until it requests nothing more, and weighs the files; then hydrates the bar,
 * and weighs the scripts once more.
 */
export async function costOf(page: Page, route: string): Promise<Cost & { files: string[] }> {
  const answers: Response[] = [];
  page.on("response", (response) => answers.push(response));
  const quiet = quietOf(page);
  await page.goto(route);
  await quiet();
  const ahead = await page
    .locator("link:is([rel=prefetch], [rel=idle])")
    .evaluateAll((links) => links.map((link) => (link as HTMLLinkElement).href));
  const { javascript, html, all } = await weigh(
    answers.filter((answer) => !ahead.includes(answer.url())),
  );
  const elements = await page.locator("body *").count();
  await barHydrated(page);
  await quiet();
  const { javascript: taken, files } = await weigh(answers);
  const text = (await answers[0]?.text()) ?? "";
  const styles = [...text.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = ""]) => css);
  const css = Math.round(brotliCompressSync(styles.join("")).length / 100) / 10;
  const drawings = new Set(styles.join("").match(/"data:image[^"]*"/g)).size;
  return { javascript, taken, css, drawings, html, elements, all, files };
}
