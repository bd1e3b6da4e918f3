import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { fixtureContent } from "../../testing/fixture-content";
import { readSite } from "../read-content";
import { pictureBox, renderCard } from "./design";
import { cardFonts } from "./fonts";
import { cardsOf, makeCards } from "./make-cards";

const words = { kind: "Blog", title: "Short", brand: "Beacon", host: "beacon.example" };
/** 80 characters, the longest that the schema allows. */
const longest = "What Thirty Thousand Re-estimated Story Points Taught Us About Engineering Plans";

it("draws the longest title without cutting it off, small and with room around it", async () => {
  expect(longest).toHaveLength(80);
  const fonts = await cardFonts(longest + JSON.stringify(words));
  const card = await renderCard({ ...words, title: longest }, fonts);
  expect(await sharp(card).metadata()).toMatchObject({ width: 1200, height: 630, format: "png" });
  expect(card.length).toBeLessThan(100_000);
});

/** Greys of a card, row by row, 0 to 255. */
const greys = async (card: Buffer) =>
  new Uint8Array(await sharp(card).greyscale().toColourspace("b-w").raw().toBuffer());

const red = sharp({ create: { ...pictureBox, channels: 3, background: "#ff0000" } });

it.each([
  ["a title", "Short", undefined],
  ["the longest title", longest, undefined],
  ["a picture", "Short", red],
  ["the longest title of a release beside its picture", longest.slice(0, 60), red],
])("keeps 96 px clear around %s", async (_what, title, picture) => {
  const fonts = await cardFonts(longest + JSON.stringify(words));
  const drawn = await picture?.clone().png().toBuffer();
  const card = await renderCard({ ...words, title }, fonts, drawn);
  const isClear = (grey: number, index: number) => {
    const [x, y] = [index % 1200, Math.floor(index / 1200)];
    // Contour lines go to the edge.
    return grey > 190 || (x >= 95 && x <= 1105 && y >= 95 && y <= 535);
  };
  expect((await greys(card)).every(isClear)).toBe(true);
  expect((await greys(card)).every((grey) => grey > 190)).toBe(false);
});

it("shows the picture of a release at the lower right", async () => {
  const picture = await red.clone().png().toBuffer();
  const fonts = await cardFonts(JSON.stringify(words));
  const at = { left: 1200 - 96 - 100, top: 630 - 96 - 100, width: 50, height: 50 };
  const card = await renderCard(words, fonts, picture);
  const { dominant } = await sharp(await sharp(card).extract(at).png().toBuffer()).stats();
  expect(dominant.r).toBeGreaterThan(200);
  expect(dominant.g).toBeLessThan(60);
});

it("says so when no size holds a title", async () => {
  const fonts = await cardFonts(longest);
  const title = longest.repeat(6);
  await expect(renderCard({ ...words, title }, fonts)).rejects.toThrow(
    "does not fit on a share card",
  );
});

it("draws letters that Western European text lacks", async () => {
  const fonts = await cardFonts("Łódź Ložd");
  const draw = (title: string) => renderCard({ ...words, title, kind: "" }, fonts);
  expect(await draw("Łódź")).not.toEqual(await draw("ódź"));
});

it("makes the same bytes from the same words, whatever else is drawn", async () => {
  const alone = await renderCard(words, await cardFonts(JSON.stringify(words)));
  const together = await renderCard(words, await cardFonts(longest + JSON.stringify(words)));
  expect(alone.equals(together)).toBe(true);
});

it("draws each card once and removes those of pages that are gone", async () => {
  const folder = await fs.mkdtemp(path.join(os.tmpdir(), "cards-"));
  const content = readSite(fixtureContent);
  await makeCards(content, folder, fixtureContent);
  await fs.writeFile(path.join(folder, "cards", "gone.png"), "");
  expect(await makeCards(content, folder, fixtureContent)).toBe(0);
  const files = await fs.readdir(path.join(folder, "cards"));
  expect(files).toContain("pricing.png");
  expect(files).not.toContain("gone.png");

  const product = { ...content.product, name: `Renamed ${process.pid}` };
  const renamed = { ...content, product, articles: [], releases: [] };
  expect(await makeCards(renamed, folder, fixtureContent)).toBe(cardsOf(renamed).length);
  await fs.rm(folder, { recursive: true });
});
