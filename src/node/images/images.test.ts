import fs from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import sharp from "sharp";
import { imageData, widthsFor } from "./image-data";
import type { ImageArgs, ImageFile } from "./image-data";

const checkout = process.cwd();
let folder = "";

beforeEach(async () => {
  folder = await fs.mkdtemp(path.join(os.tmpdir(), "pictures-"));
  process.chdir(folder);
  process.env.BUILD_CACHE = "cache";
});

afterEach(async () => {
  delete process.env.BUILD_CACHE;
  process.chdir(checkout);
  await fs.rm(folder, { recursive: true });
});

/** A file of one colour, as gatsby-source-filesystem brings it. */
async function fileOf(name: string, width: number, background: string): Promise<ImageFile> {
  const absolutePath = path.resolve(`${name}.png`);
  const create = { width, height: width / 2, channels: 4, background } as const;
  await sharp({ create }).png().toFile(absolutePath);
  const internal = { contentDigest: `digest-of-${name}` };
  return { absolutePath, name, internal } as unknown as ImageFile;
}

const inPublic = async () =>
  (await fs.readdir("public", { recursive: true })).filter((name) => path.extname(name)).sort();
const widthsIn = (srcSet = "") =>
  [...srcSet.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));
const cover: ImageArgs = { width: 60, breakpoints: [20, 40, 60, 120] };

it("has the color of its edge, whatever is in the middle", async () => {
  const file = await fileOf("framed", 200, "#ffffff");
  const middle = { width: 180, height: 80, channels: 3, background: "#000000" } as const;
  const black = await sharp({ create: middle }).png().toBuffer();
  const framed = await sharp(file.absolutePath)
    .composite([{ input: black }])
    .png()
    .toBuffer();
  await fs.writeFile(file.absolutePath, framed);
  expect((await imageData(file, cover)).backgroundColor).toBe("#ffffff");
});

it("makes every width as AVIF, and one picture for browsers that do not know it", async () => {
  const { images, width, height, backgroundColor } = await imageData(
    await fileOf("cover", 200, "#c06040"),
    cover,
  );
  expect({ width, height }).toEqual({ width: 60, height: 30 });
  expect(backgroundColor).toBe("#c06040");
  expect(images.sources).toMatchObject([{ type: "image/avif" }]);
  expect(widthsIn(images.sources?.[0]?.srcSet)).toEqual([20, 40, 60, 120]);
  expect(images.fallback).toEqual({ src: expect.stringMatching(/cover-60\.jpg$/) as string });
  const files = await inPublic();
  expect(files.map((file) => path.basename(file))).toEqual(
    ["120.avif", "20.avif", "40.avif", "60.avif", "60.jpg"].map((end) => `cover-${end}`),
  );
  for (const file of files) {
    const made = Number(/(\d+)\.\w+$/.exec(file)?.[1]);
    expect(await sharp(path.join("public", file)).metadata()).toMatchObject({ width: made });
  }
});

it("chooses the widths where nothing else is said, as Gatsby hands it on", async () => {
  const { images } = await imageData(await fileOf("cover", 200, "#c06040"), {
    width: 60,
    layout: undefined,
    breakpoints: undefined,
  });
  expect(widthsIn(images.sources?.[0]?.srcSet)).toEqual([60, 120]);
});

it("makes nothing wider than its source", async () => {
  const { images } = await imageData(await fileOf("small", 50, "#ffffff"), cover);
  expect(widthsIn(images.sources?.[0]?.srcSet)).toEqual([20, 40, 50]);
});

it("keeps what shows through", async () => {
  const { images } = await imageData(await fileOf("glass", 200, "#ff000040"), cover);
  expect(images.fallback?.src).toMatch(/\.png$/);
  for (const file of await inPublic()) {
    expect(await sharp(path.join("public", file)).metadata()).toMatchObject({ hasAlpha: true });
  }
});

it("makes an image once, after moving the folder or cleaning Gatsby's cache", async () => {
  const file = await fileOf("cover", 200, "#c06040");
  const first = await imageData(file, cover);
  await fs.rm("public", { recursive: true });
  // Nothing is decoded any more: there is nothing to decode.
  await fs.rm(file.absolutePath);
  expect(await imageData(file, cover)).toEqual(first);
  expect(await inPublic()).toHaveLength(5);
});

it("makes another file of another content", async () => {
  const first = await imageData(await fileOf("a", 200, "#c06040"), cover);
  const other = await imageData(await fileOf("b", 200, "#4060c0"), cover);
  expect(other.images.fallback?.src).not.toBe(first.images.fallback?.src);
  expect(other.backgroundColor).not.toBe(first.backgroundColor);
});

it("asks for a phone's width, its own and twice that, where nothing else is said", () => {
  expect(widthsFor(672)).toEqual([400, 672, 1344]);
  expect(widthsFor(360)).toEqual([360, 720]);
});
