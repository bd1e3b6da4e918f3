import satori from "satori";
import type { Font } from "satori";
import sharp from "sharp";
import { cardSize } from "../../lib/addresses";
import { cardGround, cardText, titleBox, titleSizes } from "./design";
import type { CardWords } from "./design";

/**
 * Draws one share card, its title as large as fits.
 * @returns a PNG; the same bytes for the same words and fonts
 * @throws {Error} when even the smallest size does not hold the title
 */
export async function renderCard(words: CardWords, fonts: Font[]): Promise<Buffer> {
  for (const size of titleSizes) {
    let height = Infinity;
    const text = await satori(cardText(words, size) as never, {
      ...cardSize,
      fonts,
      onNodeDetected: (node) => {
        if (node.key === "title") height = node.height;
      },
    });
    if (height > titleBox.height) continue;
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}">${cardGround()}${text}</svg>`;
    return sharp(Buffer.from(svg))
      .png({ palette: true, colours: 64, compressionLevel: 9, effort: 7 })
      .toBuffer();
  }
  throw new Error(`The title "${words.title}" does not fit on a share card. Shorten it.`);
}
