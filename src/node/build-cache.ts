import path from "node:path";

/**
 * Where a build keeps what costs time and follows from its sources alone: pictures, share cards, Markdown twins. By name
 * of content, so it may be moved, shared by copies of the checkout and carried from one CI run to the next. Kept when
 * Gatsby's own cache is cleaned.
 * BUILD_CACHE names another folder.
 */
export const buildCache = (name: string): string =>
  path.join(process.env.BUILD_CACHE || path.join("node_modules", ".cache"), name);
