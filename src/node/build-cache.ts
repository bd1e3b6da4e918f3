import { existsSync } from "node:fs";
import fs from "node:fs/promises";
import path from "node:path";
import { writeWhole } from "./write-whole";

/**
 * Content of an image in a cache that outlives Gatsby's. BUILD_CACHE names another place.
 * @param name a path with hashes of everything that the file is made of: checkouts and CI runs may share it
 * @param make called only when the file is missing
 */
export async function cached(name: string, make: () => Promise<Buffer | string>): Promise<Buffer> {
  const cache = process.env.BUILD_CACHE || path.join("node_modules", ".cache");
  const file = path.join(cache, name);
  if (!existsSync(file)) await writeWhole(file, await make());
  return fs.readFile(file);
}
