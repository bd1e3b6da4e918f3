/** Serves a copy of a built folder as a release is served, packed before the first request. */
import fs from "node:fs";
import os from "node:os";
import path from "node:path";
import { compress } from "../../scripts/lib/compress.mjs";
import { filesOf } from "../../scripts/lib/files.mjs";
import { serve } from "../../scripts/lib/server.mjs";

/** Nobody asks for them while a page loads. */
const left = /(\.map|\.md|LICENSE\.txt)$|^pagefind$/;

/**
 * @param {string} folder like `public`
 * @param {(html: string) => string} [change] what becomes of each page
 * @returns {Promise<import("../../dev/lib/server.mjs").Running & { has: (address: string) => boolean }>}
 */
export async function serveFolder(folder, change = (html) => html) {
  const files = fs.mkdtempSync(path.join(os.tmpdir(), "cairn-bench-"));
  const filter = (/** @type {string} */ file) => !left.test(path.relative(folder, file));
  fs.cpSync(folder, files, { recursive: true, filter });
  for (const name of filesOf(files).filter((file) => file.endsWith(".html"))) {
    const page = path.join(files, name);
    fs.writeFileSync(page, change(fs.readFileSync(page, "utf8")));
  }
  await compress(files);
  const { url, close } = await serve({ files });
  return {
    url,
    has: (address) =>
      ["", ".html", "/index.html"].some((end) =>
        fs.statSync(path.join(files, address + end), { throwIfNoEntry: false })?.isFile(),
      ),
    close: () => close().finally(() => fs.rmSync(files, { recursive: true })),
  };
}
