import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import fs from "node:fs/promises";
import path from "node:path";
import { buildCache } from "../build-cache";
import { inParallel } from "../in-parallel";
import { writeWhole } from "../write-whole";

interface TextMaker<Page> {
  /** Name of its cache. */
  cache: string;
  /** The code that makes the text; a change empties the cache. */
  ingredients: string[];
  /** @param html the page's `<main>`, or "" @param url names the page */
  make: (html: string, url: string) => string;
  url: (page: Page) => string;
}

/** Texts processed at a time, since `take` may wait for the disk. */
const concurrency = 16;

/** Returns the `<main>` of a built page, or "". */
export type ReadMain = (page: { path: string }) => string;

/** Reads each page once, synchronously: it was written just before, and waiting takes longer than reading. */
export function mainsOf(folder: string): ReadMain {
  const mains = new Map<string, string>();
  return ({ path: page }) => {
    const main =
      mains.get(page) ?? mainOf(readFileSync(path.join(folder, page, "index.html"), "utf8"));
    mains.set(page, main);
    return main;
  };
}

/**
 * Makes a text from the `<main>` of every page; for an unchanged one the cache has it.
 * @param take gets each text, in any order
 * @returns how many were made
 */
export async function pageTexts<Page extends { path: string }>(
  pages: readonly Page[],
  mainOfPage: ReadMain,
  { cache, ingredients, make, url }: TextMaker<Page>,
  take: (page: Page, text: string) => Promise<void> | void,
): Promise<number> {
  const hash = createHash("sha256");
  for (const file of ingredients) hash.update(await fs.readFile(file));
  const maker = hash.digest("hex");
  let made = 0;
  const pageText = async (page: Page) => {
    const html = mainOfPage(page);
    const name = createHash("sha256")
      .update([maker, url(page), html].join("\n"))
      .digest("hex");
    const cached = path.join(buildCache(cache), `${name.slice(0, 32)}.txt`);
    if (!existsSync(cached)) {
      made += 1;
      await writeWhole(cached, make(html, url(page)));
    }
    await take(page, readFileSync(cached, "utf8"));
  };
  await inParallel(pages, pageText, concurrency);
  return made;
}

/** The rest of a page changes with every script. */
const mainOf = (html: string): string => {
  const [start, end] = [html.indexOf("<main"), html.lastIndexOf("</main>")];
  return start < 0 || end < start ? "" : html.slice(start, end + "</main>".length);
};
