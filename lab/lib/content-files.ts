/** Reads and writes content as an author would: JSON, Markdown with front matter, images. */
import { createHash } from "node:crypto";
import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";

export const readJson = (file: string): unknown => JSON.parse(fs.readFileSync(file, "utf8"));

export const writeJson = (file: string, content: unknown): void =>
  fs.writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);

/** Writes `<folder>/index.md`; a value that looks like a day stays one. */
export function writeMarkdown(folder: string, front: Record<string, unknown>, body: string): void {
  const isDay = (value: unknown) => /^\d{4}-\d{2}-\d{2}$/.test(String(value));
  const lines = Object.entries(front).map(
    ([name, value]) => `${name}: ${isDay(value) ? String(value) : JSON.stringify(value)}`,
  );
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, "index.md"), `---\n${lines.join("\n")}\n---\n\n${body}\n`);
}

/** Draws a PNG: stacked stones on paper, coloured by its name, so that no two are the same file. @param width in pixels */
export async function drawPicture(file: string, width: number, height: number): Promise<void> {
  const hue = createHash("sha256").update(file).digest().readUInt16BE() % 360;
  const stones = [0.3, 0.22, 0.14].map((size, index) => {
    const y = height * (0.75 - index * 0.17);
    return `<ellipse cx="${width / 2}" cy="${y}" rx="${width * size}" ry="${height * 0.08}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#faf8f4"/><g fill="hsl(${hue} 50% 45%)">${stones.join("")}</g></svg>`;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  await sharp(Buffer.from(svg)).png({ palette: true }).toFile(file);
}

/** Of the release with the highest version. @param content the content folder */
export function newestVersion(content: string): string {
  const { compare } = new Intl.Collator("en", { numeric: true });
  return fs.readdirSync(path.join(content, "releases")).sort(compare).at(-1)?.slice(1) ?? "0.0.0";
}

/** Handles: file names without .json. @param content the content folder */
export const people = (content: string): string[] =>
  fs.readdirSync(path.join(content, "people")).flatMap((file) => file.match(/.*(?=\.json$)/) ?? []);
