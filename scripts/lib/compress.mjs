/**
 * Precompresses a site's text files: `a.js.br` and `a.js.gz` next to `a.js`. Netlify and Cloudflare compress on the fly.
 */
import fs from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import zlib from "node:zlib";
import { filesOf } from "./files.mjs";

const brotli = promisify(zlib.brotliCompress);
const gzip = promisify(zlib.gzip);

/** Images and woff2 are already compressed; only developers request source maps. */
const texts = /\.(css|html|js|json|md|txt|xml|svg|ico|webmanifest)$/;

/**
 * Replaces the compressed copies of an earlier build. Copies that aren't smaller are left out.
 * @param {string} folder a built site's `public`
 */
export async function compress(folder) {
  const names = filesOf(folder);
  const copies = names.filter((name) => /\.(br|gz)$/.test(name));
  await Promise.all(copies.map((name) => fs.rm(path.join(folder, name))));
  const files = names.filter((name) => texts.test(name));
  // Node runs four at a time.
  await Promise.all(files.map((name) => compressFile(path.join(folder, name))));
}

/** @param {string} file */
async function compressFile(file) {
  const text = await fs.readFile(file);
  const options = { params: { [zlib.constants.BROTLI_PARAM_SIZE_HINT]: text.length } };
  const packed = { br: await brotli(text, options), gz: await gzip(text, { level: 9 }) };
  for (const [ending, bytes] of Object.entries(packed))
    if (bytes.length < text.length) await fs.writeFile(`${file}.${ending}`, bytes);
}
