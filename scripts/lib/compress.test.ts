import fs from "node:fs";
import { brotliDecompressSync, gunzipSync } from "node:zlib";
import { temporaryFolder } from "../testing/fixture-folder";

const parent = temporaryFolder({});
const text = "The same words again. ".repeat(50);

it("compresses texts that get smaller, and deletes the copy of a deleted file", () => {
  parent.write("public/a.js", text);
  parent.write("public/tiny.txt", "a");
  parent.write("public/image.avif", text);
  parent.write("public/gone.js.br", text);
  parent.write("public/tiny.txt.br", text);
  const code = 'script.compress("public").then(console.log);';
  expect(parent.run("compress.mjs", code).stdout).toBe("2\n");
  expect(brotliDecompressSync(fs.readFileSync(parent.at("public/a.js.br"))).toString()).toBe(text);
  expect(gunzipSync(fs.readFileSync(parent.at("public/a.js.gz"))).toString()).toBe(text);
  expect(fs.readdirSync(parent.at("public")).sort()).toEqual([
    ...["a.js", "a.js.br", "a.js.gz", "image.avif", "tiny.txt"],
  ]);
});
