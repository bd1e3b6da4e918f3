import { createHash } from "node:crypto";
import fs from "node:fs";
import { writeWhole } from "../../write-whole";

/** What an earlier run has found out. */
interface Memory<T> {
  key: string;
  answers: Record<string, T>;
}

/**
 * Answers about texts. Those of an earlier run are in a file, as asking takes seconds; a change of packages, or of `about`,
 * which says what is asked, makes them worthless.
 * @param ask returns an answer for each of some texts, in their order
 */
export async function remembered<T>(
  file: string,
  about: string,
  texts: string[],
  ask: (texts: string[]) => Promise<T[]>,
): Promise<Map<string, T>> {
  const lock = fs.readFileSync("package-lock.json");
  const key = `${about} ${createHash("sha256").update(lock).digest("hex")}`;
  const known = read<T>(file, key);
  const missing = [...new Set(texts)].filter((text) => !known.has(text));
  if (missing.length === 0) return known;
  const found = await ask(missing);
  missing.forEach((text, at) => known.set(text, found[at] as T));
  const answers = Object.fromEntries(texts.map((text) => [text, known.get(text)]));
  await writeWhole(file, JSON.stringify({ key, answers }));
  return known;
}

function read<T>(file: string, key: string): Map<string, T> {
  if (!fs.existsSync(file)) return new Map();
  const memory = JSON.parse(fs.readFileSync(file, "utf8")) as Memory<T>;
  return new Map(memory.key === key ? Object.entries(memory.answers) : []);
}
