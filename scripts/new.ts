/** `npm run new`: begins an article, a release or a person, with every field explained. */
import fs from "node:fs/promises";
import path from "node:path";
import readline from "node:readline/promises";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { formatProblems } from "../src/node/content/problem";
import { readContent } from "../src/node/read-content";
import { kinds } from "./new/kinds";
import { frontMatter, jsonFile, templateFields } from "./new/template";

/** Asks for what was not given. */
async function answers(): Promise<[kind: string, answer: string]> {
  const [kind, ...words] = process.argv.slice(2);
  const answer = words.join(" ").trim();
  if (kind && answer) return [kind, answer];
  const terminal = readline.createInterface({ input: process.stdin, output: process.stdout });
  const ask = async (question: string) => (await terminal.question(`${question}: `)).trim();
  const chosen = kind ?? (await ask(`What is new? ${Object.keys(kinds).join(", ")}`));
  const given = kinds[chosen] ? await ask(kinds[chosen].asks) : "";
  terminal.close();
  return [chosen, given];
}

/** Modules of `pictures/` have types of their own, which are not checked. */
const { cover } = (await import(pathToFileURL(path.resolve("pictures/cover.mjs")).href)) as {
  cover: (options: { seed: number; width?: number; height?: number }) => string;
};

/** The same picture for the same name. */
const seedOf = (text: string): number =>
  [...text].reduce((sum, letter) => (sum * 31 + (letter.codePointAt(0) ?? 0)) % 100_000, 7);

async function main(): Promise<void> {
  const [kind, answer] = await answers();
  const making = kinds[kind];
  if (!making) throw new Error(`"${kind}" is none of ${Object.keys(kinds).join(", ")}.`);
  if (!answer) throw new Error(`${making.asks} is missing: npm run new -- ${kind} "…"`);
  const { site, problems } = readContent();
  if (!site) throw new Error(`Put this right first:\n\n${formatProblems(problems)}`);

  const today = new Date().toISOString().slice(0, 10);
  const { file, picture, size, values, text, address } = making.begin(answer, site, today);
  const target = path.join("content", file);
  const image = path.join(path.dirname(target), picture);
  const fields = templateFields(making.type, values);
  await fs.mkdir(path.dirname(target), { recursive: true });
  const written = text === undefined ? jsonFile(fields) : frontMatter(fields) + text;
  // Nothing that is there is ever written over.
  await fs.writeFile(target, written, { flag: "wx" }).catch((error: NodeJS.ErrnoException) => {
    throw error.code === "EEXIST" ? new Error(`${target} is there already.`) : error;
  });
  const drawn = sharp(Buffer.from(cover({ seed: seedOf(answer), ...size })));
  await fs.writeFile(image, await drawn.png({ palette: true }).toBuffer(), { flag: "wx" });

  console.log(`\nWritten: ${target} and ${image}\n`);
  if (text === undefined) {
    for (const { name, explanation } of fields) console.log(`  ${name}: ${explanation ?? ""}`);
    console.log("");
  }
  console.log(`1. Replace every TODO in ${target}, and the picture by one of your own.
2. npm run develop shows it at http://localhost:8000${address}
3. npm run content says what is missing.${text === undefined ? "" : "\n4. Take out `draft: true` to publish it."}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
