import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import fs from "node:fs/promises";
import path from "node:path";
import { cardPath, cardSize } from "../../lib/addresses";
import type { Site } from "../content/pages";
import { renderCard } from "./design";
import type { CardWords } from "./design";
import { cardFonts, fontPackages } from "./fonts";

/** Kept when Gatsby's own cache is cleaned. */
const cacheFolder = path.join("node_modules", ".cache", "share-cards");

/** All that a card is made from besides its words: our code and drawings, and what draws. */
const ingredients = [
  "src/node/cards/design.ts",
  "src/node/cards/fonts.ts",
  "src/theme/palette.ts",
  "static/contours.svg",
  "static/icon.svg",
  ...["satori", "sharp", "subset-font", ...fontPackages].map((name) =>
    path.join("node_modules", name, "package.json"),
  ),
];

/**
 * Writes the share card of every page to `<publicFolder>/cards/`, drawing only those whose words or
 * design have changed, and removes cards of pages that are gone.
 * @returns how many were drawn
 */
export async function makeCards(site: Site, publicFolder = "public"): Promise<number> {
  const cards = await Promise.all(
    cardsOf(site).map(async (card) => ({ ...card, cached: await cachedFile(card.words) })),
  );
  const missing = cards.filter(({ cached }) => !cached.present);
  if (missing.length > 0) {
    await fs.mkdir(cacheFolder, { recursive: true });
    const fonts = await cardFonts(missing.map(({ words }) => JSON.stringify(words)).join(""));
    for (const { words, cached } of missing) {
      // Renamed when it is whole: another build may look for it meanwhile.
      await fs.writeFile(`${cached.file}.part`, await renderCard(words, fonts));
      await fs.rename(`${cached.file}.part`, cached.file);
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
export function cardsOf(site: Site): { file: string; words: CardWords }[] {
  const { name, siteUrl } = site.product;
  const host = new URL(siteUrl).host;
  return site.pages.map(({ path: page, card }) => ({
    file: cardPath(page),
    words: { kind: card.kind, title: card.title, brand: name, host },
  }));
}

async function cachedFile(words: CardWords): Promise<{ file: string; present: boolean }> {
  const hash = createHash("sha256").update(JSON.stringify([words, cardSize]));
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
