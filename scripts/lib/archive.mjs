/** Reproducible archives. */
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import { create } from "tar";
import { filesOf } from "./files.mjs";

/**
 * Packs a folder with sorted names, mode 644, no owner and a single mtime.
 * @param {object} options
 * @param {string} options.folder @param {string} options.to a `.tar.gz`; the checksum is written to `.tar.gz.sha256`
 * @param {Date} options.time mtime of every file; must differ between releases: servers derive `ETag` from mtime and length
 * @returns {Promise<string>} the SHA-256
 */
export async function writeArchive({ folder, to, time }) {
  const root = path.basename(folder);
  const files = filesOf(folder).map((file) => `${root}/${file}`);
  for (const file of files) fs.chmodSync(path.join(folder, "..", file), 0o644);
  fs.mkdirSync(path.dirname(to), { recursive: true });
  const cwd = path.dirname(path.resolve(folder));
  await create({ cwd, file: to, gzip: { level: 9 }, portable: true, mtime: time }, files);
  const digest = createHash("sha256").update(fs.readFileSync(to)).digest("hex");
  fs.writeFileSync(`${to}.sha256`, `${digest}  ${path.basename(to)}\n`);
  return digest;
}
