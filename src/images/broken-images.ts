import { createHash } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";
import { clip } from "../../plugins/gatsby-source-typed-content";
import type { Problem } from "../../plugins/gatsby-source-typed-content";
import { decode, imageFacts } from "./facts";

/**
 * Errors for images of the content that cannot be decoded, one after the other: a large one takes 100 MB. What an image is
 * like is in the build's cache, under the digest that Gatsby gives a file.
 */
export async function brokenImages(root = "content"): Promise<Problem[]> {
  const problems: Problem[] = [];
  const files = await fs.readdir(root, { recursive: true });
  for (const name of files.filter((file) => /\.(png|jpe?g|webp|avif)$/i.test(file)).sort()) {
    const file = path.join(root, name);
    const digest = createHash("md5")
      .update(await fs.readFile(file))
      .digest("hex");
    await imageFacts(digest, () => decode(file)).catch((fault: unknown) => {
      const reason = clip(String(fault).replace(/^.*Error: /s, ""));
      const message = `can't be decoded (${reason}). Export it again.`;
      problems.push({ file: `content/${name}`, field: "file", message });
    });
  }
  return problems;
}
