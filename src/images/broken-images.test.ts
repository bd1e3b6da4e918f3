import fs from "node:fs";
import sharp from "sharp";
import { temporaryFolder } from "../testing/temporary-folder";
import { brokenImages } from "./broken-images";
import { decode } from "./facts";

const folder = temporaryFolder();

beforeEach(() => {
  jest.replaceProperty(process, "env", { ...process.env, BUILD_CACHE: folder.at("cache") });
  fs.mkdirSync(folder.at("content/people"), { recursive: true });
});

const image = (format: "jpeg" | "png" | "webp" | "avif") =>
  sharp({ create: { width: 300, height: 200, channels: 3, background: "#c06040" } })
    .toFormat(format)
    .toBuffer();
const write = (name: string, bytes: Uint8Array) =>
  fs.writeFileSync(folder.at(`content/people/${name}`), bytes);
const found = () => brokenImages(folder.at("content"));

it("accepts images as phones save them, with a video or a note after their end", async () => {
  const jpeg = await image("jpeg");
  write("motion.jpg", Buffer.concat([jpeg, Buffer.alloc(20_000, "ftypmp42")]));
  write("samsung.JPG", Buffer.concat([jpeg, Buffer.from("SEFHe\0\0\0Image_UTC_Data SEFT")]));
  for (const format of ["png", "webp", "avif"] as const) write(`a.${format}`, await image(format));
  expect(await found()).toEqual([]);
});

it.each(["jpeg", "png", "webp", "avif"] as const)(
  "a %s without its end is named, each time",
  async (format) => {
    const bytes = await image(format);
    write(`cut.${format}`, bytes.subarray(0, bytes.length - 60));
    const problem = {
      ...{ file: `content/people/cut.${format}`, field: "file" },
      message: expect.stringMatching(/^can't be decoded \(.+\)\. Export it again\.$/) as string,
    };
    expect([await found(), await found()]).toEqual([[problem], [problem]]);
    await expect(decode(folder.at(`content/people/cut.${format}`))).rejects.toThrow(
      `cut.${format}`,
    );
  },
);
