import fs from "node:fs";
import satori from "satori";
import type { Font } from "satori";
import sharp from "sharp";
import { cardSize } from "../lib/addresses";
import { sentences } from "../lib/sentences";
import { mark } from "../theme/mark";
import { light } from "../theme/palette";
import { families } from "./fonts";

/** The words on a share card. */
export interface CardWords {
  /** The sort of page: `Pricing`, `Release v0.11.0`. */
  kind: string;
  title: string;
  /** Name and host of the site. */
  brand: string;
  host: string;
}

/** A node of satori (https://github.com/vercel/satori#use-without-jsx). */
interface CardNode {
  type: string;
  key?: string;
  props: { style: Record<string, string | number>; children: string | CardNode[] };
}

const box = (
  style: Record<string, string | number>,
  children: string | CardNode[],
  key?: string,
): CardNode => ({ type: "div", key, props: { style: { display: "flex", ...style }, children } });

/** Sizes of a title, largest first. 56 px become 14 px on a card 300 px wide; smaller ones are for very long words. */
const titleSizes = [96, 88, 80, 72, 64, 56, 48, 40];

/** Px kept clear along the edges: platforms round corners and crop. */
const margin = 96;
const inside = { width: cardSize.width - 2 * margin, height: cardSize.height - 2 * margin };

/** Room for an image at the lower right; the title has the rest of the width. */
export const imageBox = { width: 544, height: 340 };
const cairnBox = { width: 278, height: 283 };
const gap = 40;

/** Height of the kind above the title, with the space below it. */
const kindHeight = 56;

/** Room for the title: beside the image and as high, or below the brand. */
const titleBox = (hasImage: boolean) =>
  hasImage
    ? { width: inside.width - imageBox.width - gap, height: imageBox.height - kindHeight }
    : { width: inside.width - cairnBox.width - gap, height: 292 };

/**
 * Draws a share card, its title as large as fits, with a new line for each sentence.
 * @param image PNG that fits into {@link imageBox}; without one a cairn is drawn
 * @returns a PNG; the same bytes for the same input
 * @throws {Error} when the title does not fit in the smallest size
 */
export async function renderCard(words: CardWords, fonts: Font[], image?: Buffer): Promise<Buffer> {
  const room = titleBox(image !== undefined);
  const widest = await widestWord(words.title, fonts);
  for (const size of titleSizes) {
    const breaks = widest * size > room.width;
    if (breaks && size !== titleSizes.at(-1)) continue;
    let height = Infinity;
    const text = await satori(cardText(words, size, { width: room.width, breaks }) as never, {
      ...cardSize,
      fonts,
      onNodeDetected: (node) => {
        if (node.key === "title") height = node.height;
      },
    });
    if (height > room.height) continue;
    const ground = cardGround(image ? await framed(image) : cairn());
    const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${cardSize.width}" height="${cardSize.height}">${ground}${text}</svg>`;
    return sharp(Buffer.from(svg))
      .png({ palette: true, quality: 80, compressionLevel: 9, effort: 7 })
      .toBuffer();
  }
  throw new Error(`The title "${words.title}" doesn't fit on its share card. Shorten it.`);
}

/** Width of a title's widest word at a size of 1 px. */
async function widestWord(title: string, fonts: Font[]): Promise<number> {
  const size = 100;
  const words = title.split(/\s+/).map((word) => box(heading(size), word, "word"));
  let widest = 0;
  await satori(box({ flexDirection: "column", alignItems: "flex-start" }, words) as never, {
    ...cardSize,
    fonts,
    onNodeDetected: (node) => {
      if (node.key === "word") widest = Math.max(widest, node.width);
    },
  });
  return widest / size;
}

/** The layout of the words: brand and host above, kind and title below. */
function cardText(
  words: CardWords,
  titleSize: number,
  { width, breaks }: { width: number; breaks: boolean },
): CardNode {
  const { kind, title, brand, host } = words;
  const small = { fontFamily: families.text, fontSize: 30, color: light.muted };
  // `balance` would break words that fit.
  const wrapping: Record<string, string> = breaks
    ? { wordBreak: "break-word" }
    : { textWrap: "balance" };
  const line = { display: "block", width, lineHeight: 1.04, ...wrapping };
  return box(
    {
      ...cardSize,
      boxSizing: "border-box",
      padding: margin,
      flexDirection: "column",
      justifyContent: "space-between",
    },
    [
      box({ alignItems: "center", justifyContent: "space-between", height: 48, paddingLeft: 64 }, [
        box(heading(44), brand),
        box(small, host),
      ]),
      box({ flexDirection: "column" }, [
        box(
          { ...small, fontSize: 34, lineHeight: 1, color: light.accent, height: kindHeight },
          kind,
        ),
        box(
          { ...heading(titleSize), flexDirection: "column", width },
          sentences(title).map((text) => box(line, text)),
          "title",
        ),
      ]),
    ],
  );
}

const heading = (fontSize: number) => ({
  fontFamily: families.heading,
  fontSize,
  fontWeight: 700,
  letterSpacing: -0.024 * fontSize,
  color: light.ink,
});

/** The background, contour lines, the mark beside the name, and the drawing at the lower right. */
function cardGround(drawing: string): string {
  const lines = inner("static/contours.svg");
  const { width, height } = cardSize;
  return [
    `<rect width="${width}" height="${height}" fill="${light.paper}"/>`,
    `<g transform="scale(0.9)" fill="none" stroke="${light.ink}" stroke-opacity="0.1" stroke-width="2">${lines}</g>`,
    `<g transform="translate(${margin - 4} ${margin - 3}) scale(2.25)">${stones()}</g>`,
    drawing,
  ].join("");
}

/** The mark, large: in the icon's units its box begins at (1.7, 1.5). */
const cairn = (): string =>
  at(cairnBox, `<g transform="scale(13.5) translate(-1.7 -1.5)">${stones()}</g>`);

/** An image with round corners and a hairline. */
async function framed(image: Buffer): Promise<string> {
  const { width, height } = await sharp(image).metadata();
  const shape = `width="${width}" height="${height}" rx="20"`;
  const source = `data:image/png;base64,${image.toString("base64")}`;
  const element = `<image href="${source}" width="${width}" height="${height}"/>`;
  return at(
    { width, height },
    `<clipPath id="frame"><rect ${shape}/></clipPath><g clip-path="url(#frame)">${element}</g>
    <rect ${shape} fill="none" stroke="${light.ink}" stroke-opacity="0.14" stroke-width="2"/>`,
  );
}

/** Moves a drawing of this size to the lower right. */
const at = ({ width, height }: { width: number; height: number }, drawing: string): string =>
  `<g transform="translate(${cardSize.width - margin - width} ${cardSize.height - margin - height})">${drawing}</g>`;

const stones = (): string =>
  mark
    .map((d, index) => {
      const fill = index === mark.length - 1 ? light.accent : light.ink;
      return `<path d="${d}" fill="${fill}"/>`;
    })
    .join("");

/** The content of an SVG file's root element. */
function inner(file: string): string {
  return fs.readFileSync(file, "utf8").replace(/^[\s\S]*?<svg[^>]*>|<\/svg>\s*$/g, "");
}
