import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { buildCache } from "../build-cache";
import { writeWhole } from "../write-whole";

/** What Markdown is made into something with: the plugin and all that it uses, and our own part of it. */
const ingredients = ["package-lock.json", "src/node/long-text/code-meta/index.js"];
let makers: string | undefined;

/**
 * What the Markdown plugin makes of a text, kept from build to build: parsing a thousand articles takes half of what their
 * queries take. It follows from the text alone; pictures come into it later (`finish-html.ts`).
 * @param what it is, a folder among the caches: `html`
 * @param text Markdown
 * @param make called where nothing is kept; its answer can be written as JSON
 */
export async function keptMarkdown<Made>(
  what: string,
  text: string,
  make: () => Promise<Made> | Made,
): Promise<Made> {
  makers ??= ingredients.map((file) => readFileSync(file, "utf8")).join("\n");
  const name = createHash("sha256").update(makers).update("\n").update(text).digest("hex");
  const file = path.join(buildCache("markdown"), what, `${name.slice(0, 32)}.json`);
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8")) as Made;
  const made = await make();
  await writeWhole(file, JSON.stringify(made));
  return made;
}
