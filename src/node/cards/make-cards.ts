import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import fs from "node:fs/promises";
import path from "node:path";
import type { SiteContent } from "../content/site";
import { sitePages } from "../content/pages";
import { cardPath } from "../../lib/addresses";
import type { CardWords } from "./design";
import { cardFonts } from "./fonts";
import { renderCard } from "./render";

/** Kept when Gatsby's own cache is cleaned. */
const cacheFolder = path.join("node_modules", ".cache", "share-cards");

/** All that a card is made from besides its words. */
const ingredients = [
  "src/node/cards/design.ts",
  "src/node/cards/fonts.ts",
  "src/node/cards/render.ts",
  "src/theme/palette.ts",
  "static/contours.svg",
  "static/icon.svg",
  "node_modules/satori/package.json",
  "node_modules/sharp/package.json",
];

/**
 * Writes the share card of every page to `<publicFolder>/cards/`, drawing only those whose words or
 * design have changed, and removes cards of pages that are gone.
 * @returns how many were drawn
 */
export async function makeCards(content: SiteContent, publicFolder = "public"): Promise<number> {
  const cards = await Promise.all(
    cardsOf(content).map(async (card) => ({ ...card, cached: await cachedFile(card.words) })),
  );
  const missing = cards.filter(({ cached }) => !cached.present);
  if (missing.length > 0) {
    await fs.mkdir(cacheFolder, { recursive: true });
    const fonts = await cardFonts(missing.map(({ words }) => JSON.stringify(words)).join(""));
    for (const { words, cached } of missing) {
      await fs.writeFile(cached.file, await renderCard(words, fonts));
    }
  }
  const kept = new Set<string>();
  for (const { file, cached } of cards) {
    const target = path.join(publicFolder, file);
    await fs.mkdir(path.dirname(target), { recursive: true });
    await fs.copyFile(cached.file, target);
    kept.add(target);
  }
  await removeOthers(path.join(publicFolder, "cards"), kept);
  return missing.length;
}

/** The card of each page: where it goes, and what it says. */
export function cardsOf(content: SiteContent): { file: string; words: CardWords }[] {
  const { name, siteUrl } = content.product;
  const host = new URL(siteUrl).host;
  return sitePages(content).map(({ path: page, card }) => ({
    file: cardPath(page),
    words: { kind: card.kind, title: card.title, brand: name, host },
  }));
}

async function cachedFile(words: CardWords): Promise<{ file: string; present: boolean }> {
  const hash = createHash("sha256").update(JSON.stringify(words));
  for (const file of ingredients) hash.update(await fs.readFile(file));
  const file = path.join(cacheFolder, `${hash.digest("hex").slice(0, 32)}.png`);
  return { file, present: existsSync(file) };
}

async function removeOthers(folder: string, kept: Set<string>): Promise<void> {
  for (const name of await fs.readdir(folder, { recursive: true })) {
    const file = path.join(folder, name);
    if (file.endsWith(".png") && !kept.has(file)) await fs.rm(file);
  }
}
