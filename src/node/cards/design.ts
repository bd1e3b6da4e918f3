import fs from "node:fs";
import satori from "satori";
import type { Font } from "satori";
import sharp from "sharp";
import { cardSize } from "../../lib/addresses";
import { light } from "../../theme/palette";

/** What a share card says. */
export interface CardWords {
  /** What sort of page it is: `Pricing`, `Release v0.11.0`. */
  kind: string;
  title: string;
  /** Name and host of the site. */
  brand: string;
  host: string;
}

/** A node as satori takes it (https://github.com/vercel/satori#use-without-jsx). */
interface CardNode {
  type: string;
  key?: string;
  props: { style: Record<string, string | number>; children: string | CardNode[] };
}

/** Each typeface and its second half: see `fonts.ts`. */
const family = {
  heading: '"bricolage-grotesque-latin", "bricolage-grotesque-latin-ext"',
  text: '"geist-latin", "geist-latin-ext"',
};

const box = (
  style: Record<string, string | number>,
  children: string | CardNode[],
  key?: string,
): CardNode => ({ type: "div", key, props: { style: { display: "flex", ...style }, children } });

/** Sizes a title may take, largest first: 56 px are 14 px where a card is shown 300 px wide; below are for words nobody expects. */
const titleSizes = [104, 92, 82, 74, 68, 62, 56, 48, 40];

/** Where the title may stand, between the brand above and the host below. */
const titleBox = { width: 790, height: 292 };

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

/** The words of a card, laid out; `layers` are drawn around them. */
function cardText({ kind, title, brand, host }: CardWords, titleSize: number): CardNode {
  const small = { fontFamily: family.text, fontSize: 30, color: light.muted };
  return box(
    { ...cardSize, boxSizing: "border-box", padding: "60px 72px 52px", flexDirection: "column" },
    [
      box({ alignItems: "center", height: 60, paddingLeft: 76, ...heading(48) }, brand),
      box({ flexGrow: 1, flexDirection: "column", justifyContent: "center" }, [
        box({ ...small, fontSize: 36, color: light.accent, marginBottom: 18, width: 780 }, kind),
        box(
          {
            ...heading(titleSize),
            display: "block",
            width: titleBox.width,
            lineHeight: 1.04,
            wordBreak: "break-word",
            textWrap: "balance",
          },
          title,
          "title",
        ),
      ]),
      box(small, host),
    ],
  );
}

const heading = (fontSize: number) => ({
  fontFamily: family.heading,
  fontSize,
  fontWeight: 700,
  letterSpacing: -0.024 * fontSize,
  color: light.ink,
});

/** Paper, contour lines and the mark: small beside the name, large at the edge. */
function cardGround(): string {
  const lines = inner("static/contours.svg");
  const stones = [...inner("static/icon.svg").matchAll(/<path d="([^"]+)"\s*\/>/g)].map(
    ([, d], index) => `<path d="${d}" fill="${index === 2 ? light.accent : light.ink}"/>`,
  );
  const { width, height } = cardSize;
  return [
    `<rect width="${width}" height="${height}" fill="${light.paper}"/>`,
    `<g transform="scale(0.9)" fill="none" stroke="${light.ink}" stroke-opacity="0.1" stroke-width="2">${lines}</g>`,
    `<g transform="translate(70 58) scale(2.5)">${stones.join("")}</g>`,
    `<g transform="translate(846 190) scale(19.5)">${stones.join("")}</g>`,
  ].join("");
}

/** What stands between the outermost tags of an SVG file. */
function inner(file: string): string {
  return fs.readFileSync(file, "utf8").replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, "");
}
