import fs from "node:fs/promises";
import path from "node:path";
import sharp from "sharp";
import { temporaryFolder } from "../testing/temporary-folder";
import { imageData } from "./image-data";
import type { ImageArgs, ImageFile } from "./image-data";

const checkout = process.cwd();
const folder = temporaryFolder();

beforeEach(() => {
  process.chdir(folder.at("."));
  jest.replaceProperty(process, "env", { ...process.env, BUILD_CACHE: "cache" });
});
afterEach(() => process.chdir(checkout));

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

it("every width is made as AVIF and WebP, and one image for browsers that know neither", async () => {
  const { images, width, height, backgroundColor } = await imageData(
    await fileOf("cover", 200, "#c06040"),
    cover,
  );
  expect({ width, height }).toEqual({ width: 60, height: 30 });
  expect(backgroundColor).toBe("#c06040");
  expect(images.sources).toMatchObject([{ type: "image/avif" }, { type: "image/webp" }]);
  for (const { srcSet } of images.sources ?? [])
    expect(widthsIn(srcSet)).toEqual([20, 40, 60, 120]);
  expect(images.fallback).toEqual({ src: expect.stringMatching(/cover-60\.jpg$/) as string });
  const files = await inPublic();
  const made = [120, 20, 40, 60].flatMap((side) => [`${side}.avif`, `${side}.webp`]);
  expect(files.map((file) => path.basename(file))).toEqual(
    [...made, "60.jpg"].sort().map((end) => `cover-${end}`),
  );
  for (const file of files) {
    const side = Number(/(\d+)\.\w+$/.exec(file)?.[1]);
    expect(await sharp(path.join("public", file)).metadata()).toMatchObject({ width: side });
  }
});

it.each([
  ["its own width and twice that", 200, { width: 60 }, [60, 120]],
  ["a phone's width, too, where it is smaller", 1344, { width: 672 }, [400, 672, 1344]],
  ["no more than its source has", 50, cover, [20, 40, 50]],
])("an image has %s", async (_what, source, args, widths) => {
  const { images } = await imageData(await fileOf("cover", source, "#c06040"), args);
  expect(widthsIn(images.sources?.[0]?.srcSet)).toEqual(widths);
});

it("transparency is kept", async () => {
  const { images } = await imageData(await fileOf("glass", 200, "#ff000040"), cover);
  expect(images.fallback?.src).toMatch(/\.png$/);
  for (const file of await inPublic()) {
    expect(await sharp(path.join("public", file)).metadata()).toMatchObject({ hasAlpha: true });
  }
});

it("an image is made once, also when public/ is emptied", async () => {
  const file = await fileOf("cover", 200, "#c06040");
  const first = await imageData(file, cover);
  await fs.rm("public", { recursive: true });
  // Nothing is decoded any more: there is nothing to decode.
  await fs.rm(file.absolutePath);
  expect(await imageData(file, cover)).toEqual(first);
  expect(await inPublic()).toHaveLength(9);
});

it("another content has another file", async () => {
  const first = await imageData(await fileOf("a", 200, "#c06040"), cover);
  const other = await imageData(await fileOf("b", 200, "#4060c0"), cover);
  expect(other.images.fallback?.src).not.toBe(first.images.fallback?.src);
  expect(other.backgroundColor).not.toBe(first.backgroundColor);
});
