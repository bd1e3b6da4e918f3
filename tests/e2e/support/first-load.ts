import { brotliCompressSync } from "node:zlib";
import type { Page, Response } from "@playwright/test";
import type { Budget } from "./budgets";
import { hydrateAll } from "./test";

/** Measured cost of a page; kB with brotli. */
export type Cost = Required<Budget>;

const packed = new Map<string, number>();

/** kB of a file with brotli; images and fonts are already compressed. */
async function kilobytes(response: Response): Promise<number> {
  const type = response.headers()["content-type"] ?? "";
  const body = await response.body().catch(() => Buffer.alloc(0));
  if (!/text|javascript|json|svg|xml|manifest/.test(type)) return body.length / 1000;
  const known = packed.get(response.url()) ?? brotliCompressSync(body).length / 1000;
  packed.set(response.url(), known);
  return known;
}

const sum = (numbers: number[]) => numbers.reduce((total, number) => total + number, 0);

/** Sums and a list of files, heaviest first. */
async function weigh(all: readonly Response[]) {
  const responses = [...new Map(all.map((response) => [response.url(), response])).values()];
  const weights = await Promise.all(
    responses.map(async (response) => ({
      url: new URL(response.url()).pathname,
      type: response.request().resourceType(),
      kb: await kilobytes(response),
    })),
  );
  const heaviest = weights.sort((a, b) => b.kb - a.kb);
  const total = (wanted: (file: (typeof weights)[number]) => boolean) =>
    Math.round(sum(weights.filter(wanted).map(({ kb }) => kb)) * 10) / 10;
  return {
    javascript: total(({ url }) => url.endsWith(".js")),
    html: total(({ type }) => type === "document"),
    all: total(() => true),
    files: heaviest.map(({ url, kb }) => `${kb.toFixed(1)} kB ${url}`),
  };
}

/**
 * Opens a page with an empty cache, waits until all requests have ended, and measures the files, without prefetches; then hydrates all islands,
 * and measures the scripts again.
 */
export async function costOf(page: Page, route: string): Promise<Cost & { files: string[] }> {
  const responses: Response[] = [];
  page.on("response", (response) => {
    if (response.request().headers()["sec-purpose"] !== "prefetch") responses.push(response);
  });
  await page.goto(route, { waitUntil: "networkidle" });
  const { javascript, html, all } = await weigh(responses);
  const elements = await page.locator("body *").count();
  await hydrateAll(page);
  const { javascript: taken, files } = await weigh(responses);
  const text = (await responses[0]?.text()) ?? "";
  const styles = [...text.matchAll(/<style[^>]*>([\s\S]*?)<\/style>/g)].map(([, css = ""]) => css);
  const css = Math.round(brotliCompressSync(styles.join("")).length / 100) / 10;
  return { javascript, taken, css, html, elements, all, files };
}
