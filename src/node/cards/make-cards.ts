import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import fs from "node:fs/promises";
import path from "node:path";
import { cardPath, cardSize } from "../../lib/addresses";
import type { Site } from "../content/pages";
import { buildCache } from "../build-cache";
import { writeChanged, writeWhole } from "../write-whole";
import { inParallel } from "../in-parallel";
import { renderCard } from "./design";
import type { CardWords } from "./design";
import { cardFonts, fontPackages } from "./fonts";

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
  const design = await designDigest();
  const cards = cardsOf(site).map(({ file, words }) => ({
    words,
    target: path.join(publicFolder, file),
    kept: keptCard(words, design),
  }));
  // All pages of one list have the same card.
  const drawn = new Map(cards.map(({ kept, words }) => [kept, words]));
  const missing = [...drawn].filter(([kept]) => !existsSync(kept));
  if (missing.length > 0) {
    const fonts = await cardFonts(missing.map(([, words]) => JSON.stringify(words)).join(""));
    await inParallel(missing, async ([kept, words]) =>
      writeWhole(kept, await renderCard(words, fonts)),
    );
  }
  await inParallel(cards, async ({ kept, target }) =>
    writeChanged(target, await fs.readFile(kept)),
  );
  await removeOthers(path.join(publicFolder, "cards"), new Set(cards.map(({ target }) => target)));
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

/** Where a card is kept: the same words and design make the same file. */
function keptCard(words: CardWords, design: string): string {
  const hash = createHash("sha256").update(JSON.stringify([words, cardSize, design]));
  return path.join(buildCache("share-cards"), `${hash.digest("hex").slice(0, 32)}.png`);
}

/** SHA-256 over the ingredients. */
async function designDigest(): Promise<string> {
  const hash = createHash("sha256");
  for (const file of ingredients) hash.update(await fs.readFile(file));
  return hash.digest("hex");
}

async function removeOthers(folder: string, kept: Set<string>): Promise<void> {
  for (const name of await fs.readdir(folder, { recursive: true })) {
    const file = path.join(folder, name);
    if (file.endsWith(".png") && !kept.has(file)) await fs.rm(file);
  }
}
