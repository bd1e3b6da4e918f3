import fs from "node:fs";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { temporaryFolder } from "../../src/testing/temporary-folder";
import { compress } from "./compress.mjs";

const parent = temporaryFolder();
const text = "The same words again. ".repeat(50);

it("compresses texts that get smaller, and deletes the copy of a deleted file", async () => {
  parent.write("public/a.js", text);
  parent.write("public/tiny.txt", "a");
  parent.write("public/image.avif", text);
  parent.write("public/gone.js.br", text);
  parent.write("public/tiny.txt.br", text);
  await compress(parent.at("public"));
  expect(brotliDecompressSync(fs.readFileSync(parent.at("public/a.js.br"))).toString()).toBe(text);
  expect(gunzipSync(fs.readFileSync(parent.at("public/a.js.gz"))).toString()).toBe(text);
  expect(fs.readdirSync(parent.at("public")).sort()).toEqual([
    ...["a.js", "a.js.br", "a.js.gz", "image.avif", "tiny.txt"],
  ]);
});
