import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import fs from "node:fs/promises";
import path from "node:path";
import { buildCache } from "../build-cache";
import { inParallel } from "../in-parallel";
import { writeWhole } from "../write-whole";

interface TextMaker<Page> {
  /** Folder of its own among the caches. */
  cache: string;
  /** Files that the text is made with, besides the page. */
  ingredients: string[];
  /** @param html the page's `<main>`, "" where it has none @param url names the page */
  make: (html: string, url: string) => string;
  url: (page: Page) => string;
}

/** Texts given on at a time: while one waits for the disk, another is looked at. */
const underWay = 16;

/** Says the `<main>` of a built page, "" where it has none. */
export type ReadMain = (page: { path: string }) => string;

/**
 * Reads pages for all who make something of them: each once, and at once. They were written a moment ago, so that waiting
 * for each takes longer than reading it.
 * @param folder the build's
 */
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
 * Makes a text of the `<main>` of every built page. A page that says what it said has its text from the cache.
 * @param take gets each text, in no order
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
    const kept = path.join(buildCache(cache), `${name.slice(0, 32)}.txt`);
    if (!existsSync(kept)) {
      made += 1;
      await writeWhole(kept, make(html, url(page)));
    }
    await take(page, readFileSync(kept, "utf8"));
  };
  await inParallel(pages, pageText, underWay);
  return made;
}

/** What a text is made of: the rest of a page changes with every build of the scripts. */
const mainOf = (html: string): string => {
  const [start, end] = [html.indexOf("<main"), html.lastIndexOf("</main>")];
  return start < 0 || end < start ? "" : html.slice(start, end + "</main>".length);
};
