/** `npm run new`: begins an article, a release or a person, with every field explained. */
import { createHash } from "node:crypto";
import fs from "node:fs/promises";
import path from "node:path";
import readline from "node:readline/promises";
import { pathToFileURL } from "node:url";
import sharp from "sharp";
import { formatProblems } from "../src/node/content/problem";
import { readContent } from "../src/node/read-content";
import { kinds } from "./new/kinds";
import { explanations, fileText, toDo } from "./new/template";

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
const drawing = () =>
  import(pathToFileURL(path.resolve("pictures/cover.mjs")).href) as Promise<{
    cover: (options: { seed: number; width?: number; height?: number }) => string;
  }>;

/** The same image for the same name. */
const seedOf = (text: string): number => createHash("sha256").update(text).digest().readUInt32BE();

async function main(): Promise<void> {
  const [kind, answer] = await answers();
  const making = kinds[kind];
  if (!making) throw new Error(`"${kind}" is none of ${Object.keys(kinds).join(", ")}.`);
  if (!answer) throw new Error(`${making.asks} is missing: npm run new -- ${kind} "…"`);
  const { site, problems } = readContent("content", undefined, true);
  if (!site) throw new Error(`Put this right first:\n\n${formatProblems(problems)}`);

  const today = new Date().toISOString().slice(0, 10);
  const made = making.begin(answer, site, today);
  const target = path.join("content", made.file);
  const image = path.join(path.dirname(target), made.picture);
  await fs.mkdir(path.dirname(target), { recursive: true });
  const { cover } = await drawing();
  const drawn = sharp(Buffer.from(cover({ seed: seedOf(answer), ...made.size })));
  await writeNew(target, fileText(making.type, made));
  await writeNew(image, await drawn.png({ palette: true }).toBuffer());

  console.log(`\nWritten: ${target} and ${image}\n`);
  if (made.body === undefined) console.log(`${explanations(making.type)}\n`);
  console.log(`1. Replace every ${toDo} in ${target}, and the picture by one of your own.
2. npm run develop shows it at http://localhost:8000${made.address}
3. npm run content says what is missing.`);
  if (made.body !== undefined) console.log("4. Take out `draft: true` to publish it.");
}

/** Never overwrites a file. */
async function writeNew(file: string, data: string | Buffer): Promise<void> {
  await fs.writeFile(file, data, { flag: "wx" }).catch((error: unknown) => {
    const isThere = error instanceof Error && "code" in error && error.code === "EEXIST";
    throw isThere ? new Error(`${file} is there already.`) : error;
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
