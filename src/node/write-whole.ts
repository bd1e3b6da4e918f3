import fs from "node:fs/promises";
import path from "node:path";

let parts = 0;

/** Writes a file in one step, so that another build never reads half of it. */
export async function writeWhole(file: string, content: string | Buffer): Promise<void> {
  const part = `${file}.${process.pid}-${(parts += 1)}.part`;
  await fs.mkdir(path.dirname(file), { recursive: true });
  await fs.writeFile(part, content);
  await fs.rename(part, file);
}

/** Writes a file unless it has this content already, because hosts upload what has changed. */
export async function writeChanged(file: string, content: string | Buffer): Promise<void> {
  const wanted = Buffer.from(content);
  const there = await fs.readFile(file).catch(() => undefined);
  if (!there?.equals(wanted)) await writeWhole(file, wanted);
}
