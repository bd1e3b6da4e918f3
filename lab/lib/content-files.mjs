/** Reads and writes content as an author would: JSON, Markdown with front matter, pictures. */
import fs from "node:fs";
import path from "node:path";
import sharp from "sharp";

/**
 * Content that somebody else's types describe: an edit knows what it needs of it.
 * @typedef {Record<string, any>} Fields
 */

/** @param {string} file @returns {Fields} */
export const readJson = (file) => JSON.parse(fs.readFileSync(file, "utf8"));

/** @param {string} file @param {object} content */
export const writeJson = (file, content) =>
  fs.writeFileSync(file, `${JSON.stringify(content, null, 2)}\n`);

/**
 * Writes `<folder>/index.md`; a value that looks like a day stays one.
 * @param {string} folder made if need be @param {Fields} front @param {string} body
 */
export function writeMarkdown(folder, front, body) {
  const isDay = (/** @type {unknown} */ value) => /^\d{4}-\d{2}-\d{2}$/.test(String(value));
  const lines = Object.entries(front).map(
    ([name, value]) => `${name}: ${isDay(value) ? value : JSON.stringify(value)}`,
  );
  fs.mkdirSync(folder, { recursive: true });
  fs.writeFileSync(path.join(folder, "index.md"), `---\n${lines.join("\n")}\n---\n\n${body}\n`);
}

/**
 * Draws a PNG: stacked stones on paper, coloured by its name, so that no two are the same file.
 * @param {string} file @param {number} width @param {number} height in pixels
 */
export async function drawPicture(file, width, height) {
  const hue = [...file].reduce((sum, letter) => (sum * 31 + letter.charCodeAt(0)) % 360, 7);
  const stones = [0.3, 0.22, 0.14].map((size, index) => {
    const y = height * (0.75 - index * 0.17);
    return `<ellipse cx="${width / 2}" cy="${y}" rx="${width * size}" ry="${height * 0.08}"/>`;
  });
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="#faf8f4"/><g fill="hsl(${hue} 50% 45%)">${stones.join("")}</g></svg>`;
  fs.mkdirSync(path.dirname(file), { recursive: true });
  await sharp(Buffer.from(svg)).png({ palette: true }).toFile(file);
}

/** @param {string} content @returns {string} of the release with the highest version */
export function newestVersion(content) {
  const { compare } = new Intl.Collator("en", { numeric: true });
  return fs.readdirSync(path.join(content, "releases")).sort(compare).at(-1)?.slice(1) ?? "0.0.0";
}

/** @param {string} content @returns {string[]} handles: file names without .json */
export const people = (content) =>
  fs.readdirSync(path.join(content, "people")).flatMap((file) => file.match(/.*(?=\.json$)/) ?? []);
