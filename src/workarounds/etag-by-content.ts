/**
 * `@fastify/send` makes ETags from a file's size and time. Both can be the same in two builds with different pages, for
 * example when an image of the server was built with fixed dates.
 */
import { createHash } from "node:crypto";
import type { Stats } from "node:fs";
import { readFile } from "node:fs/promises";

/**
 * Options of `sendFile` of `@fastify/static`, which passes them on. Before the ETag is made and compared, the file's time is
 * replaced by a digest of the content, so there's no `Last-Modified`.
 */
export const etagByContent = {
  lastModified: false,
  onFile: async (file: string, stat: Stats): Promise<void> => {
    const digest = createHash("sha256")
      .update(await readFile(file))
      .digest();
    // 48 bits: all of them are valid times.
    stat.mtime = new Date(digest.readUIntBE(0, 6));
  },
};
