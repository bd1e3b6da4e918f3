import fs from "node:fs/promises";
import satori from "satori";
import sharp from "sharp";
import { fixtureContent } from "../testing/fixture-content";
import { temporaryFolder } from "../testing/temporary-folder";
import { readSite } from "../site/content";
import { imageBox, renderCard } from "./design";
import { cardFonts } from "./fonts";
import { notOnCards } from "./letters";
import { cardsOf, makeCards } from "./make-cards";

const words = { kind: "Blog", title: "Short", brand: "Beacon", host: "beacon.example" };
/** 80 characters, the longest that the schema allows. */
const longest = "What Thirty Thousand Re-estimated Story Points Taught Us About Engineering Plans";

/** Greys of a card, row by row, 0 to 255. */
const greys = async (card: Buffer) =>
  new Uint8Array(await sharp(card).greyscale().toColourspace("b-w").raw().toBuffer());

/** The colour of the lower right, where a release shows its image. */
async function colourAt(card: Buffer) {
  const at = { left: 1200 - 96 - 100, top: 630 - 96 - 100, width: 50, height: 50 };
  const { dominant } = await sharp(await sharp(card).extract(at).png().toBuffer()).stats();
  return dominant;
}

const red = sharp({ create: { ...imageBox, channels: 3, background: "#ff0000" } });

it.each([
  ["a title", "Short", undefined],
  ["the longest title", longest, undefined],
  ["an image", "Short", red],
  ["the longest title of a release beside its image", longest.slice(0, 60), red],
])("96 px stay clear around %s", async (_what, title, image) => {
  const fonts = await cardFonts(longest + JSON.stringify(words));
  const drawn = await image?.clone().png().toBuffer();
  const card = await renderCard({ ...words, title }, fonts, drawn);
  expect(await sharp(card).metadata()).toMatchObject({ width: 1200, height: 630, format: "png" });
  expect(card.length).toBeLessThan(100_000);
  if (image) expect((await colourAt(card)).r).toBeGreaterThan(200);
  const isClear = (grey: number, index: number) => {
    const [x, y] = [index % 1200, Math.floor(index / 1200)];
    // Contour lines go to the edge.
    return grey > 190 || (x >= 95 && x <= 1105 && y >= 95 && y <= 535);
  };
  expect((await greys(card)).every(isClear)).toBe(true);
  expect((await greys(card)).every((grey) => grey > 190)).toBe(false);
});

it("a title that fits in no size is refused", async () => {
  const fonts = await cardFonts(longest);
  const title = longest.repeat(6);
  await expect(renderCard({ ...words, title }, fonts)).rejects.toThrow(
    "doesn't fit on its share card",
  );
});

it("what the content check takes for drawn is in the typefaces, and what it warns of is not", async () => {
  const all = Array.from({ length: 0x2300 }, (_, code) => String.fromCodePoint(code).normalize());
  const isDrawn = (sign: string) => notOnCards(sign).length === 0;
  const known = all.filter((sign) => isDrawn(sign) && sign.trim());
  const foreign = ["α", "Я", "→", "م", "日", "🚀"];
  expect(foreign.filter(isDrawn)).toEqual([]);
  const fonts = await cardFonts([...known, ...foreign].join(""));
  for (const { name: fontFamily } of fonts.filter(({ name }) => !name.endsWith("-ext"))) {
    const missing = new Set<string>();
    const style = { display: "flex", fontFamily: `"${fontFamily}", "${fontFamily}-ext"` };
    const children = [...known, ...foreign].join(" ");
    await satori(
      { type: "div", key: null, props: { style, children } },
      {
        ...{ width: 1200, height: 630, fonts },
        loadAdditionalAsset: (_language, text) => {
          for (const sign of text) if (sign.trim()) missing.add(sign);
          return Promise.resolve([]);
        },
      },
    );
    expect([...missing]).toEqual(foreign);
  }
});

it("the same words make the same bytes, whatever else is drawn", async () => {
  const alone = await renderCard(words, await cardFonts(JSON.stringify(words)));
  const together = await renderCard(words, await cardFonts(longest + JSON.stringify(words)));
  expect(alone.equals(together)).toBe(true);
});

it("the landing page, articles and releases show an image", () => {
  const withImage = cardsOf(readSite(fixtureContent)).filter(({ image }) => image);
  const names = withImage.map(({ file }) => file.replace(/[^/]+$/, ""));
  expect(new Set(names)).toEqual(new Set(["/cards/", "/cards/blog/", "/cards/changelog/"]));
  expect(withImage[0]?.file).toBe("/cards/index.png");
});

const folder = temporaryFolder();

it("each card is drawn once, and those of pages that are gone are removed", async () => {
  jest.replaceProperty(process, "env", { ...process.env, BUILD_CACHE: folder.at("cache") });
  const content = readSite(fixtureContent);
  const few = { ...content, articles: [], releases: [], pages: content.pages.slice(0, 2) };
  expect(await makeCards(few, folder.at("."), fixtureContent)).toBe(2);
  folder.write("cards/gone.png");
  expect(await makeCards(few, folder.at("."), fixtureContent)).toBe(0);
  expect((await fs.readdir(folder.at("cards"))).sort()).toEqual(["index.png", "pricing.png"]);
});

it("a photo is upright, as its EXIF data says", async () => {
  jest.replaceProperty(process, "env", { ...process.env, BUILD_CACHE: folder.at("cache") });
  const half = { width: 800, height: 300, channels: 3 as const, background: "#0000ff" };
  const blue = await sharp({ create: half }).png().toBuffer();
  // Turned to the right by a quarter, its red upper half is on the right.
  const photo = await sharp({ create: { ...half, height: 600, background: "#ff0000" } })
    .composite([{ input: blue, left: 0, top: 300 }])
    .jpeg()
    .withMetadata({ orientation: 6 })
    .toBuffer();
  folder.write("photo.jpg", photo);
  const content = readSite(fixtureContent);
  const pages = content.pages.slice(0, 1).map((page) => ({
    ...page,
    card: { ...page.card, image: "photo.jpg" },
  }));
  await makeCards({ ...content, pages }, folder.at("."), folder.at("."));
  const { r, b } = await colourAt(await fs.readFile(folder.at("cards/index.png")));
  expect(r).toBeGreaterThan(200);
  expect(b).toBeLessThan(50);
});
