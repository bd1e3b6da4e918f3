/** Draws pictures of the kind that the house has: contour lines, stones, dashed trails. */
import { createHash } from "node:crypto";
import sharp from "sharp";

/**
 * Writes a PNG with a palette, as the covers of `content/` are. Another seed is another drawing, and
 * the same seed the same.
 * @param {string} file @param {readonly [width: number, height: number]} size in px @param {string} seed
 */
export async function drawScene(file, size, seed) {
  const svg = Buffer.from(scene(size, seed));
  await sharp(svg)
    .png({ palette: true, colours: 128, effort: 1, compressionLevel: 6 })
    .toFile(file);
}

/**
 * @param {readonly [width: number, height: number]} size in px @param {string} seed
 * @returns {string} an SVG
 */
export function scene([width, height], seed) {
  const random = randomOf(seed);
  const hue = Math.floor(random() * 360);
  const between = (/** @type {number} */ low, /** @type {number} */ high) =>
    Math.round(low + random() * (high - low));
  const bends = Array.from({ length: 5 }, () => between(-60, 60));
  const lines = Array.from({ length: 22 }, (_, line) => {
    const y = (height / 20) * line;
    const points = bends.map(
      (bend, at) => `${(width / 4) * (at + 0.5)} ${y + bend + between(-14, 14)}`,
    );
    return `<path d="M-20 ${y} S${points.join(" ")} ${width + 20} ${y}" stroke-width="${line % 5 === 0 ? 3 : 1.5}"/>`;
  });
  const stones = Array.from({ length: 5 }, () => {
    const [x, y, wide] = [between(100, width - 100), between(150, height - 60), between(60, 130)];
    return [0, 1, 2, 3].map((level) => {
      const rx = wide * (1 - level * 0.2);
      const colour =
        level === 3 ? `hsl(${hue + x} 60% 42%)` : `hsl(35 ${8 + level * 3}% ${45 + level * 8}%)`;
      return `<ellipse cx="${x + between(-8, 8)}" cy="${y - level * 42}" rx="${rx}" ry="26" fill="${colour}" stroke="#44403a" stroke-width="2"/>`;
    });
  });
  const trails = Array.from({ length: 3 }, (_, at) => {
    const points = Array.from({ length: 4 }, () => `${between(0, width)} ${between(0, height)}`);
    return `<path d="M${points[0]} C${points.slice(1).join(" ")}" stroke="hsl(${hue + at * 90} 65% 38%)"/>`;
  });
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}">
    <rect width="100%" height="100%" fill="hsl(38 45% ${between(88, 94)}%)"/>
    <g fill="hsl(${hue} 30% 80%)" fill-opacity=".35" stroke="#8a7a60">${lines.join("")}</g>
    <g fill="none" stroke-width="7" stroke-dasharray="22 10">${trails.join("")}</g>
    ${stones.flat().join("")}</svg>`;
}

/** Numbers from 0 to 1 that follow from a text. @param {string} seed */
function randomOf(seed) {
  let state = createHash("sha256").update(seed).digest().readUInt32LE();
  return () => {
    // xorshift32: https://www.jstatsoft.org/article/view/v008i14
    state ^= state << 13;
    state ^= state >>> 17;
    state ^= state << 5;
    return (state >>> 0) / 2 ** 32;
  };
}
