/** `npm run compress [folder]`: packed copies beside the files of `public/`, for one's own server. */
import fs from "node:fs";
import { compress } from "./lib/compress.mjs";

const [folder = "public"] = process.argv.slice(2);
if (!fs.existsSync(`${folder}/index.html`)) {
  console.error(`There is no built site in ${folder}. Make one: npm run build`);
  // Nothing is open yet.
  process.exit(1);
}
const start = performance.now();
const { files, ...bytes } = await compress(folder);
const seconds = ((performance.now() - start) / 1000).toFixed(1);
const [plain, brotli, gzip] = [bytes.bytes, bytes.brotli, bytes.gzip].map((sum) =>
  Math.round(sum / 1000),
);
console.log(
  `${files} files packed in ${seconds} s: ${plain} kB, as brotli ${brotli} kB, as gzip ${gzip} kB`,
);
