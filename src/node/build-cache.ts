import path from "node:path";

/**
 * Folder of a cache that outlives Gatsby's: images, share cards, Markdown twins. File names are hashes of content, so
 * checkouts and CI runs may share it. BUILD_CACHE names another place.
 */
export const buildCache = (name: string): string =>
  path.join(process.env.BUILD_CACHE || path.join("node_modules", ".cache"), name);
