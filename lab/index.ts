/** `npm run lab -- <name>`: runs `lab/<name>.ts`; with `--help` prints its opening comment. */
import fs from "node:fs";
import path from "node:path";
import { ensureInstalled } from "../scripts/lib/install.mjs";

const folder = "lab";
const files = fs
  .readdirSync(folder)
  .filter((file) => /^\w+\.(ts|mjs)$/.test(file) && file !== "index.ts");

/** The opening comment of a file, as plain text. */
function helpOf(file: string): string {
  const text = fs.readFileSync(path.join(folder, file), "utf8");
  return (/\/\*\*(.*?)\*\//s.exec(text)?.[1] ?? "").replaceAll(/^ *\*? ?/gm, "").trim();
}

async function main(): Promise<void> {
  const [name = "--help"] = process.argv.splice(2, 1);
  const file = files.find((one) => path.parse(one).name === name);
  if (file === undefined) {
    const list = files.map((one) => helpOf(one).split("\n\n")[0]).join("\n\n");
    console.log(`npm run lab -- <name> [--help] [options]\n\n${list}`);
    if (name !== "--help") throw new Error(`\nThe lab has no "${name}".`);
  } else if (process.argv.includes("--help")) {
    console.log(helpOf(file));
  } else {
    ensureInstalled(folder);
    const work = (await import(`./${file}`)) as { main: () => Promise<void> | void };
    await work.main();
  }
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
