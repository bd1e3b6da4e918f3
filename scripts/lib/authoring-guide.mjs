/** What `docs/authoring.md` shows of content files. */
import fs from "node:fs";

/**
 * Every block of code of the guide.
 * @returns {{ language: string, file: string, text: string }[]} `file` is the one in `content/` that it names, or empty
 */
export function guideBlocks() {
  const guide = fs.readFileSync("docs/authoring.md", "utf8");
  const blocks = guide.matchAll(/^```(\w+)(?: title="content\/([^"]+)")?\n(.*?)^```$/gms);
  return [...blocks].map(([, language = "", file = "", text = ""]) => ({ language, file, text }));
}
