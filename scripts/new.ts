/** `npm run new`: creates an article, a release or a person, with every field explained. */
import fs from "node:fs/promises";
import path from "node:path";
import readline from "node:readline/promises";
import { formatProblems, newFile, toDo } from "../plugins/gatsby-source-typed-content";
import { readContent, siteContent } from "../src/site/content";
import { kinds } from "./new/kinds";

/** The arguments; prompts for missing ones. */
async function readArguments(): Promise<[kind: string, name: string]> {
  const [kind, ...words] = process.argv.slice(2);
  const name = words.join(" ").trim();
  if (kind && name) return [kind, name];
  const terminal = readline.createInterface({ input: process.stdin, output: process.stdout });
  const ask = async (question: string) => (await terminal.question(`${question}: `)).trim();
  const chosen =
    kind ?? (await ask(`What do you want to create? (${Object.keys(kinds).join(", ")})`));
  const given = kinds[chosen] ? await ask(kinds[chosen].asks) : "";
  terminal.close();
  return [chosen, given];
}

async function main(): Promise<void> {
  const [kind, name] = await readArguments();
  const chosen = kinds[kind];
  if (!chosen)
    throw new Error(`Can't create "${kind}". Choose one of: ${Object.keys(kinds).join(", ")}.`);
  if (!name) throw new Error(`${chosen.asks} is missing. Run: npm run new -- ${kind} "…"`);
  const { site, problems } = readContent("content", undefined, true);
  if (!site) throw new Error(`Fix this first:\n\n${formatProblems(problems)}`);

  const today = new Date().toISOString().slice(0, 10);
  const entry = chosen.create(name, site, today);
  const target = path.join("content", entry.file);
  const image = path.join(path.dirname(target), entry.imageFile);
  await fs.mkdir(path.dirname(target), { recursive: true });
  const { text, explanations } = newFile(siteContent, chosen.field, entry.values, entry.body);
  await writeNew(target, text);
  await writeNew(image, await fs.readFile(entry.placeholder));

  console.log(`\nCreated ${target} and ${image}\n`);
  if (entry.body === undefined) console.log(`${explanations}\n`);
  const publish = entry.body === undefined ? "" : "remove `draft: true` to publish it and ";
  console.log(`1. Replace every ${toDo} in ${target}, and replace the image with your own.
2. To see it, run npm run develop and open http://localhost:8000${entry.address}
3. When it's finished, ${publish}run npm run content to see if anything is missing.`);
}

/** Never overwrites a file. */
async function writeNew(file: string, data: string | Buffer): Promise<void> {
  await fs.writeFile(file, data, { flag: "wx" }).catch((error: unknown) => {
    const isThere = error instanceof Error && "code" in error && error.code === "EEXIST";
    throw isThere ? new Error(`${file} already exists.`) : error;
  });
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : String(error));
  process.exitCode = 1;
});
