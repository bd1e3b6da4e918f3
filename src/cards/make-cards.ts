import { createHash } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { cardPath, cardSize } from "../lib/addresses";
import { indexedPages } from "../site/pages";
import type { Site } from "../site/pages";
import { cached } from "../node/build-cache";
import { lanes } from "../node/lanes";
import { writeChanged } from "../node/write-whole";
import { imageBox, renderCard } from "./design";
import type { CardWords } from "./design";
import { cardFonts, fontPackages } from "./fonts";

/** Everything that makes a card besides its words: our code and drawings, and packages. */
const ingredients = [
  "src/cards/design.ts",
  "src/cards/fonts.ts",
  "src/cards/make-cards.ts",
  "src/lib/sentences.ts",
  "src/theme/mark.ts",
  "src/theme/palette.ts",
  "src/theme/typefaces.ts",
  "static/contours.svg",
  ...["satori", "sharp", "subset-font", ...fontPackages].map((name) =>
    path.join("node_modules", name, "package.json"),
  ),
];

/**
 * Writes every page's share card to `<publicFolder>/cards/`, draws only those with new words, image or design, and
 * removes cards of former pages.
 * @param root the content folder
 * @returns how many were drawn
 */
export async function makeCards(
  site: Site,
  publicFolder = "public",
  root = "content",
): Promise<number> {
  const cards = cardsOf(site);
  const design = await designDigest();
  const letters = cards.map(({ words }) => JSON.stringify(words)).join("");
  let fonts: ReturnType<typeof cardFonts> | undefined;
  let drawn = 0;
  const inLane = lanes();
  const make = async ({ file, words, image }: (typeof cards)[number]) => {
    const bytes = image ? await fs.readFile(path.join(root, image)) : undefined;
    const card = await cached(nameOf(words, design, bytes), async () => {
      drawn += 1;
      fonts ??= cardFonts(letters);
      return renderCard(words, await fonts, bytes && (await scaled(bytes)));
    });
    await writeChanged(path.join(publicFolder, file), card);
  };
  await Promise.all(cards.map((card) => inLane(() => make(card))));
  const wanted = new Set(cards.map(({ file }) => path.join(publicFolder, file)));
  await removeOthers(path.join(publicFolder, "cards"), wanted);
  return drawn;
}

/** Each page's card: its file, its words and its image, as a path from the content folder. */
export function cardsOf(site: Site): { file: string; words: CardWords; image?: string }[] {
  const { name, siteUrl } = site.product;
  const host = new URL(siteUrl).host;
  return indexedPages(site).map(({ path: page, card }) => ({
    file: cardPath(page),
    words: { kind: card.kind, title: card.title.normalize(), brand: name, host },
    image: card.image,
  }));
}

/** Turns a photo upright, and scales it to the card's room for it. */
const scaled = (bytes: Buffer): Promise<Buffer> =>
  sharp(bytes)
    .autoOrient()
    .resize({ ...imageBox, fit: "inside" })
    .png()
    .toBuffer();

/** A card's name in the cache: a hash of words, image and design. */
function nameOf(words: CardWords, design: string, image: Buffer | undefined): string {
  const hash = createHash("sha256").update(JSON.stringify([words, cardSize, design]));
  if (image) hash.update(image);
  return `share-cards/${hash.digest("hex").slice(0, 32)}.png`;
}

/** Hash of all ingredients. */
async function designDigest(): Promise<string> {
  const hash = createHash("sha256");
  for (const file of ingredients) hash.update(await fs.readFile(file));
  return hash.digest("hex");
}

async function removeOthers(folder: string, wanted: Set<string>): Promise<void> {
  for (const name of await fs.readdir(folder, { recursive: true })) {
    const file = path.join(folder, name);
    if (file.endsWith(".png") && !wanted.has(file)) await fs.rm(file);
  }
}
